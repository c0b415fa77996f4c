package org.jadoube.trace;

import java.util.Locale;
import org.jadoube.recognition.Reading;

/** The words for constants in scenarios and in results, such as {@code piece-in-hand}. */
public final class Codes {
    private Codes() {}

    /** The name of a constant in small letters, with hyphens between its words. */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What kind of reading it is, such as {@code under-way}. */
    public static String of(Reading reading) {
        return switch (reading) {
            case Reading.Settled settled -> "settled";
            case Reading.UnderWay way -> "under-way";
            case Reading.Awaiting awaiting -> "awaiting";
            case Reading.Question question -> "question";
            case Reading.PutRight wrong -> "put-right";
            case Reading.Kings kings -> "kings";
        };
    }
}
