package org.jadoube.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.chess.SetupFault.Kind;

/** Looks through a setup for every rule that it breaks. */
final class SetupInspection {
    private static final long OUTER_RANKS = Bitboard.RANK_1 | Bitboard.RANK_8;

    private final Setup setup;
    private final Placement placement;
    private final List<SetupFault> faults = new ArrayList<>();

    private SetupInspection(Setup setup) {
        this.setup = setup;
        this.placement = new Placement(setup.board());
    }

    /** Every rule that the setup breaks; none if a game can go on from it. */
    static List<SetupFault> faults(Setup setup) {
        SetupInspection inspection = new SetupInspection(setup);
        inspection.inspectKings();
        inspection.inspectPawns();
        for (Color color : Color.values()) {
            inspection.inspectMaterial(color);
        }
        inspection.inspectChecks();
        inspection.inspectCastling();
        inspection.inspectEnPassant();
        inspection.inspectCounters();
        return inspection.faults;
    }

    private void inspectKings() {
        for (Color color : Color.values()) {
            long kings = placement.pieces(color, Role.KING);
            if (kings == 0) {
                fault(Kind.NO_KING, name(color) + " has no king");
            } else if (Long.bitCount(kings) > 1) {
                fault(Kind.SEVERAL_KINGS, name(color) + " has kings on " + names(kings));
            }
        }
    }

    private void inspectPawns() {
        long misplaced = placement.pieces(Role.PAWN) & OUTER_RANKS;
        if (misplaced != 0) {
            fault(Kind.PAWN_ON_OUTER_RANK, "no pawn can stand on " + names(misplaced));
        }
    }

    private void inspectMaterial(Color color) {
        int pieces = Long.bitCount(placement.occupied(color));
        if (pieces > 16) {
            fault(Kind.TOO_MANY_PIECES, name(color) + " has " + pieces + " pieces, more than 16");
        }
        int pawns = Long.bitCount(placement.pieces(color, Role.PAWN));
        int promoted = promoted(color);
        if (pawns > 8) {
            fault(Kind.TOO_MANY_PIECES, name(color) + " has " + pawns + " pawns, more than 8");
        } else if (promoted > 8 - pawns) {
            fault(
                    Kind.TOO_MANY_PROMOTED,
                    "%s has more than 8 pawns and promoted pieces together: %d and %d"
                            .formatted(name(color), pawns, promoted));
        }
    }

    /** How many pieces are there beyond those of the start: each was once a pawn. */
    private int promoted(Color color) {
        long bishops = placement.pieces(color, Role.BISHOP);
        return beyond(1, placement.pieces(color, Role.QUEEN))
                + beyond(2, placement.pieces(color, Role.ROOK))
                + beyond(1, bishops & Bitboard.LIGHT_SQUARES)
                + beyond(1, bishops & ~Bitboard.LIGHT_SQUARES)
                + beyond(2, placement.pieces(color, Role.KNIGHT));
    }

    private static int beyond(int atStart, long pieces) {
        return Math.max(0, Long.bitCount(pieces) - atStart);
    }

    private void inspectChecks() {
        Color turn = setup.turn();
        Color waiting = turn.opposite();
        for (Square king : Bitboard.squares(placement.pieces(waiting, Role.KING))) {
            long attackers = placement.attackers(king, turn);
            if (attackers != 0) {
                fault(
                        Kind.OPPONENT_IN_CHECK,
                        "%s is to move, but %s's king on %s is in check from %s"
                                .formatted(turn(), name(waiting), king, names(attackers)));
            }
        }
        for (Square king : Bitboard.squares(placement.pieces(turn, Role.KING))) {
            long checkers =
                    placement.attackers(king, waiting) & ~placement.pieces(waiting, Role.KING);
            inspectCheckers(new CheckHistory(placement, king, waiting), king, checkers);
        }
    }

    private void inspectCheckers(CheckHistory history, Square king, long checkers) {
        Square passed = setup.enPassant();
        if (!history.canHaveArisen(checkers)) {
            fault(
                    Kind.IMPOSSIBLE_CHECK,
                    "no move can have given the check on %s from %s"
                            .formatted(king, names(checkers)));
        } else if (passed != null && enPassantFaults(passed).isEmpty()) {
            Square from = stepOrigin(passed);
            Square to = stepTarget(passed);
            if (!history.canHaveArisenByDoubleStep(checkers, from, to)) {
                fault(
                        Kind.IMPOSSIBLE_CHECK,
                        "the step from %s to %s cannot have given the check on %s from %s"
                                .formatted(from, to, king, names(checkers)));
            }
        }
    }

    private void inspectCastling() {
        long rooks = setup.castlingRooks();
        if ((rooks & ~OUTER_RANKS) != 0) {
            fault(Kind.CASTLING_RIGHT, "no rook castles from " + names(rooks & ~OUTER_RANKS));
        }
        for (Color color : Color.values()) {
            inspectCastling(color, rooks & backRank(color));
        }
        long mirrored = Long.reverseBytes(rooks & Bitboard.RANK_8);
        long white = rooks & Bitboard.RANK_1;
        if (faults.stream().noneMatch(fault -> fault.kind() == Kind.CASTLING_RIGHT)
                && white != 0
                && mirrored != 0) {
            inspectMirrored(white, mirrored);
        }
    }

    private void inspectCastling(Color color, long rooks) {
        if (rooks == 0) {
            return;
        }
        long missing = rooks & ~placement.pieces(color, Role.ROOK);
        if (missing != 0) {
            fault(
                    Kind.CASTLING_RIGHT,
                    "no %s rook to castle with on %s".formatted(name(color), names(missing)));
        }
        long king = placement.pieces(color, Role.KING);
        if ((king & backRank(color)) == 0) {
            fault(
                    Kind.CASTLING_RIGHT,
                    "%s may not castle with its king on %s".formatted(name(color), names(king)));
        } else if ((king & (Bitboard.FILE_A | Bitboard.FILE_H)) != 0) {
            fault(
                    Kind.CASTLING_START,
                    "%s's king began between its rooks, not on %s"
                            .formatted(name(color), names(king)));
        }
        if (Long.bitCount(king) == 1) {
            inspectSide(color, rooks & (king - 1));
            inspectSide(color, rooks & -king);
        }
    }

    private void inspectSide(Color color, long rooksOnOneSide) {
        if (Long.bitCount(rooksOnOneSide) > 1) {
            fault(
                    Kind.CASTLING_RIGHT,
                    "%s may castle with one rook on a side, not with those on %s"
                            .formatted(name(color), names(rooksOnOneSide)));
        }
    }

    /** Black's pieces begin opposite White's, so what has never moved still stands opposite. */
    private void inspectMirrored(long white, long blackMirrored) {
        long king = placement.pieces(Color.WHITE, Role.KING);
        long kingMirrored = Long.reverseBytes(placement.pieces(Color.BLACK, Role.KING));
        long queenside = king - 1;
        if (king != kingMirrored
                || unlike(white & queenside, blackMirrored & queenside)
                || unlike(white & ~queenside, blackMirrored & ~queenside)) {
            fault(
                    Kind.CASTLING_START,
                    "kings and castling rooks of both sides begin on the same files, not on "
                            + names(setup.castlingRooks() | placement.pieces(Role.KING)));
        }
    }

    private static boolean unlike(long white, long blackMirrored) {
        return white != 0 && blackMirrored != 0 && white != blackMirrored;
    }

    private void inspectEnPassant() {
        Square passed = setup.enPassant();
        if (passed != null) {
            enPassantFaults(passed).forEach(message -> fault(Kind.EN_PASSANT, message));
        }
    }

    private List<String> enPassantFaults(Square passed) {
        Color stepping = setup.turn().opposite();
        int rank = stepping == Color.WHITE ? 2 : 5;
        if (passed.rank() != rank) {
            return List.of(
                    "with %s to move, no pawn can just have passed %s".formatted(turn(), passed));
        }
        List<String> messages = new ArrayList<>();
        if (!Bitboard.contains(placement.pieces(stepping, Role.PAWN), stepTarget(passed))) {
            messages.add(
                    "no %s pawn on %s has just passed %s"
                            .formatted(name(stepping), stepTarget(passed), passed));
        }
        long crossed = (passed.bit() | stepOrigin(passed).bit()) & placement.occupied();
        if (crossed != 0) {
            messages.add(
                    "no pawn can just have passed %s: not empty is %s"
                            .formatted(passed, names(crossed)));
        }
        return messages;
    }

    /** Where the pawn that has just passed a square came from. */
    private Square stepOrigin(Square passed) {
        return Square.of(passed.file(), setup.turn() == Color.BLACK ? 1 : 6);
    }

    /** Where the pawn that has just passed a square stands. */
    private Square stepTarget(Square passed) {
        return Square.of(passed.file(), setup.turn() == Color.BLACK ? 3 : 4);
    }

    private void inspectCounters() {
        if (setup.halfmoveClock() < 0) {
            fault(Kind.COUNTER, "the halfmove clock is negative: " + setup.halfmoveClock());
        }
        if (setup.fullmoveNumber() < 1) {
            fault(Kind.COUNTER, "move numbers begin at 1, not at " + setup.fullmoveNumber());
        }
    }

    private void fault(Kind kind, String message) {
        faults.add(new SetupFault(kind, message));
    }

    private static long backRank(Color color) {
        return color == Color.WHITE ? Bitboard.RANK_1 : Bitboard.RANK_8;
    }

    private static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    private String turn() {
        return name(setup.turn());
    }

    private static String names(long squares) {
        return Bitboard.toString(squares);
    }
}
