/** The rules of the house, as tests over its compiled classes. */
@NullMarked
package org.jadoube.architecture;

import org.jspecify.annotations.NullMarked;
