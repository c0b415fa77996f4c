/**
 * The boards under {@code hardware}: their netlists, drawings and tables, and whether they agree.
 */
@NullMarked
package org.jadoube.hardware;

import org.jspecify.annotations.NullMarked;
