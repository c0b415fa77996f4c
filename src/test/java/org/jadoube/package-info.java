/** What the tests of several packages share. */
@NullMarked
package org.jadoube;

import org.jspecify.annotations.NullMarked;
