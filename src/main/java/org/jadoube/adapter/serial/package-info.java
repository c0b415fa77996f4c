/** Boards on a serial line: our own scanners, Tabutronic Sentio and DGT e-boards. */
@NullMarked
package org.jadoube.adapter.serial;

import org.jspecify.annotations.NullMarked;
