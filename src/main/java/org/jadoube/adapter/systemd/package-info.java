/** Tells the supervisor that started the service how it is, as systemd wants to be told. */
@NullMarked
package org.jadoube.adapter.systemd;

import org.jspecify.annotations.NullMarked;
