/** How fast the parts are that must be fast: JMH benchmarks, run by the profile {@code bench}. */
@NullMarked
package org.jadoube.bench;

import org.jspecify.annotations.NullMarked;
