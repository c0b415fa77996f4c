/** What comes with the program: the words of each language, and the lessons. */
@NullMarked
package org.jadoube.adapter.resource;

import org.jspecify.annotations.NullMarked;
