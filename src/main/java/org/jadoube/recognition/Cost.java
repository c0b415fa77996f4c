package org.jadoube.recognition;

/**
 * What it costs an explanation to leave something unexplained or to assume something unseen.
 *
 * <p>Only differences between explanations of the same contacts count. The order of the figures
 * carries the meaning: a touch on the way of a slide says next to nothing, a bystander that stood
 * empty for as long as a hand takes says something, and a capture whose victim was never seen to
 * leave is assumed only where nothing else is left.
 */
final class Cost {
    /** A toggle on a square that the moving piece passed. */
    static final int PASSED = 2;

    /** A toggle of an empty square beside a landing: one magnet under two contacts. */
    static final int BESIDE = 3;

    /** A contact that the moved piece passed and that is still closed when the clock is pressed. */
    static final int TRAILING = 6;

    /** One more lift and place of a piece that moved: put back, dropped out, exchanged. */
    static final int AGAIN = 3;

    /** A toggle of another empty square. */
    static final int STRAY = 5;

    /** A bystander that opened for a moment. */
    static final int BYSTANDER_BRIEF = 4;

    /** A bystander that stood empty for as long as a hand takes. */
    static final int BYSTANDER = 8;

    /** A piece still in the hand, or a landing of a move not yet complete. */
    static final int IN_HAND = 5;

    /** Contacts that fit the position only in part. */
    static final int INCOMPLETE = 12;

    /** A landing although nothing of the move has been lifted. */
    static final int EARLY_LANDING = 20;

    /** A landing on a square known to be dead: the piece may as well be in the hand. */
    static final int BLIND_LANDING = 4;

    /** The same, or a capture by that piece that was not felt either, where it is hard to tell. */
    static final int VANISHED = 13;

    /** A landing on a dead square where a capture that was not felt is likelier by far. */
    static final int LESS_LIKELY_LANDING = 17;

    /** A victim that opened too briefly to be believed. */
    static final int GRAZED_VICTIM = 10;

    /** A victim that was never seen to leave, or a landing hidden by a stray contact. */
    static final int UNSEEN_VICTIM = 40;

    /** A reply that was begun while the move before it was still in the air. */
    static final int OVERLAP = 2;

    /** The same of a reply that was then too fast to be seen: two things at once. */
    static final int OVERLAP_UNSEEN = 3;

    /** The same when the move before it was carried for long: whoever waits for it lets it land. */
    static final int OVERLAP_LONG_CARRY = 40;

    /** A reply begun so long before the move before it landed that it hardly answers it. */
    static final int EARLY_REPLY = 50;

    /** A reply that landed a moment before the move that it answers. */
    static final int INVERTED_LANDINGS = 12;

    /** A piece that stood off its contact until after the reply. */
    static final int LATE_CONTACT = 30;

    /** A piece that stays in the hand while its owner moves another one. */
    static final int HELD_MEANWHILE = 20;

    /** One piece moved twice, with hardly a stop between: more likely it slid. */
    static final int RUSHED = 14;

    /** The same where it cannot have slid: it may have been put right. */
    static final int RUSHED_ELSEWHERE = 4;

    /** A piece that is up again after no more than a stop: more likely it has not landed yet. */
    static final int PASSING = 35;

    /** A piece that closed the contact of its target before that of its origin opened. */
    static final int PLACED_EARLY = 8;

    /** A piece taken at the very moment at which it has landed. */
    static final int HASTY_RECAPTURE = 50;

    /** One more ply. */
    static final int PLY = 3;

    /** Another move than the one that had been on the board for a while. */
    static final int REVISED_LATE = 15;

    /** What chess has decided against. */
    static final int OVERRULED = 15;

    /** A move that was not felt in place of one that was shown, and felt. */
    static final int UNFELT_INSTEAD = 16;

    /** Up to this difference two explanations count as equally good. */
    static final int MARGIN = 2;

    /** Up to this difference other moves may have been made as well. */
    static final int RIVAL_MARGIN = 28;

    /** The same while something is in the hand, or has landed too early. */
    static final int RIVAL_MARGIN_UNDER_WAY = 18;

    /** From here on so much is left unexplained that the moves may have been other ones. */
    static final int POOR_FIT = 24;

    /** From this strain on a longer sequence may fit better. */
    static final int STRAINED = 6;

    /** From here on nothing is written down while a piece is in the hand. */
    static final int DOUBTFUL = 40;

    /** From here on an explanation is poor enough to look for longer sequences of moves. */
    static final int POOR = 40;

    /** A hand takes longer than this to lift a piece and bring another. */
    static final long BRIEF_MICROS = 100_000;

    /** From here on a contact closed long before the piece left its origin. */
    static final long EARLY_MICROS = 1_000_000;

    /** One magnet closes two contacts for at most this long. */
    static final long LONGEST_EARLY_MICROS = 3_000_000;

    /** Hands overlap by less than this. */
    static final long LONGEST_OVERLAP_MICROS = 450_000;

    /** A hand that knows where to go is there sooner. */
    static final long LONG_CARRY_MICROS = 1_000_000;

    /** A hand takes at least this long to bring a piece from one square to another. */
    static final long SHORTEST_CARRY_MICROS = 150_000;

    /** A reply lands at most this long before the move that it answers. */
    static final long LONGEST_INVERSION_MICROS = 300_000;

    /** A piece stands at least this long before it is taken. */
    static final long SHORTEST_STAND_MICROS = 40_000;

    /** A slide seldom stops for longer. */
    static final long SLIDE_STOP_MICROS = 500_000;

    private static final int MOST_STANDING = 30;
    private static final long STANDING_UNIT_MICROS = 100_000;
    private static final int MOST_EARLY = 20;
    private static final long EARLY_UNIT_MICROS = 25_000;

    /** A slide stops for this long as a matter of course. */
    static final long ORDINARY_STOP_MICROS = 300_000;

    private Cost() {}

    /** A target that closed before the origin opened: the earlier, the less was it one piece. */
    static int ofPlacingEarly(long micros) {
        long units = (micros - BRIEF_MICROS) / EARLY_UNIT_MICROS;
        return PLACED_EARLY + Math.clamp(units, 0, MOST_EARLY);
    }

    /** A piece that stood where none should: the longer, the less was it only on its way. */
    static int ofStanding(long micros) {
        long units = (micros - ORDINARY_STOP_MICROS) / STANDING_UNIT_MICROS;
        return Math.clamp(units, 0, MOST_STANDING);
    }
}
