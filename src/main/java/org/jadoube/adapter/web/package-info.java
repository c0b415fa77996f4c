/**
 * The console in the browser: the board as it is, the panel beside it, and the games that were
 * kept, served by the JDK's own web server.
 *
 * <p>What the board is comes down as server-sent events, what people want goes up as posts, and
 * nothing here waits for anybody but the one it serves.
 */
@NullMarked
package org.jadoube.adapter.web;

import org.jspecify.annotations.NullMarked;
