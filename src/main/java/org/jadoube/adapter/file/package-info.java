/**
 * Journals, finished games and learners' stars as files, safe against power cuts, full disks and
 * slow ones.
 */
@NullMarked
package org.jadoube.adapter.file;

import org.jspecify.annotations.NullMarked;
