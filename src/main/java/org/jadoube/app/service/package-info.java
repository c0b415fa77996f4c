/** The service that hosts a board: one loop, what it keeps on the disk, and how it starts again. */
@NullMarked
package org.jadoube.app.service;

import org.jspecify.annotations.NullMarked;
