/**
 * The file that says what board there is and how it is used: read, checked, and put into values.
 */
@NullMarked
package org.jadoube.app.configuration;

import org.jspecify.annotations.NullMarked;
