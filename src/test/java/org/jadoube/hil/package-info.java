/** Tests of the whole service on a real kernel, with a simulated board behind it. */
@NullMarked
package org.jadoube.hil;

import org.jspecify.annotations.NullMarked;
