package org.jadoube.recognition;

/** Recognises the contact of a piece that has just landed, stands badly and has dropped out. */
final class Dropout {
    private static final long LONGEST_MICROS = 1_500_000;

    private Dropout() {}

    /** The square on which alone the last move's landing has lately opened again; 0 for none. */
    static long of(Shown shown, Hypothesis hypothesis, Contacts contacts, long nowMicros) {
        Line before = shown.first().before();
        if (before == null || shown.first().lastMove() == null || shown.lines().size() > 1) {
            return 0;
        }
        long odd = contacts.expected(shown.position()) ^ contacts.counting();
        Signature last = Signature.of(before.position(), shown.first().lastMove());
        if (Long.bitCount(odd) != 1 || (odd & last.closing() & ~contacts.closed()) == 0) {
            return 0;
        }
        int square = Long.numberOfTrailingZeros(odd);
        long opened = new History(hypothesis.interval()).openingFromEnd(square, 0);
        return opened >= nowMicros - LONGEST_MICROS ? odd : 0;
    }
}
