/** Who can still mate: dead positions (Laws 5.2.2) decided, not guessed from material. */
@NullMarked
package org.jadoube.laws.winnability;

import org.jspecify.annotations.NullMarked;
