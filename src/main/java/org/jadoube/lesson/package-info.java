/** Exercises on the board, what they answer to every try, and how far a learner has come. */
@NullMarked
package org.jadoube.lesson;

import org.jspecify.annotations.NullMarked;
