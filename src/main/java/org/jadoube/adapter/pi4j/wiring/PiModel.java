package org.jadoube.adapter.pi4j.wiring;

/** What a Raspberry Pi, or a board like one, is to be taken for where it cannot be recognised. */
public enum PiModel {
    /** A Raspberry Pi 4 or older, or a board whose lines work like theirs. */
    UP_TO_4,
    /** A Raspberry Pi 5, or a board whose lines hang on an RP1 as there. */
    RP1
}
