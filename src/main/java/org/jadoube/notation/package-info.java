/** FEN, SAN, UCI moves and PGN: text to and from the values of chess. */
@NullMarked
package org.jadoube.notation;

import org.jspecify.annotations.NullMarked;
