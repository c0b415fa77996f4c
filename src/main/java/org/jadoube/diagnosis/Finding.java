package org.jadoube.diagnosis;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;

/** Something that is wrong with how a board was built, or set up. */
public sealed interface Finding {

    /** A rank or a file of the board, which is one line of a matrix. */
    enum Line {
        RANK,
        FILE;

        String name(int index) {
            return this == RANK ? "rank " + (index + 1) : "file " + "abcdefgh".charAt(index);
        }

        int of(Square square) {
            return this == RANK ? square.rank() : square.file();
        }
    }

    /** How a whole board can be read the wrong way round. */
    enum Turn {
        FILES_MIRRORED("the files are read from h to a"),
        RANKS_MIRRORED("the ranks are read from 8 to 1"),
        ROTATED("the board is read turned by half a turn"),
        TRANSPOSED("ranks are read as files, and files as ranks"),
        TRANSPOSED_ROTATED("ranks are read as files and files as ranks, both backwards"),
        QUARTER_RIGHT("the board is read turned by a quarter to the right"),
        QUARTER_LEFT("the board is read turned by a quarter to the left");

        private final String words;

        Turn(String words) {
            this.words = words;
        }

        /** Where a square is read. */
        Square of(Square square) {
            int file = square.file();
            int rank = square.rank();
            return switch (this) {
                case FILES_MIRRORED -> Square.of(8 * rank + 7 - file);
                case RANKS_MIRRORED -> Square.of(8 * (7 - rank) + file);
                case ROTATED -> Square.of(63 - square.index());
                case TRANSPOSED -> Square.of(8 * file + rank);
                case TRANSPOSED_ROTATED -> Square.of(8 * (7 - file) + 7 - rank);
                case QUARTER_RIGHT -> Square.of(8 * (7 - file) + rank);
                case QUARTER_LEFT -> Square.of(8 * file + 7 - rank);
            };
        }
    }

    /** Contacts read as closed that are open, and the other way round. */
    record Inverted() implements Finding {}

    /** Everything reads as closed, and nothing changes it. */
    record AllClosed() implements Finding {}

    /** Nothing changes anything. */
    record AllSilent() implements Finding {}

    /** A whole line reads as closed on the empty board. */
    record ClosedLine(Line line, int index) implements Finding {}

    /** A square reads as closed on the empty board. */
    record ClosedSquare(Square square) implements Finding {}

    /** No square of a line answers. */
    record SilentLine(Line line, int index) implements Finding {}

    /** A square does not answer. */
    record SilentSquare(Square square) implements Finding {}

    /** The whole board is read the wrong way round. */
    record Turned(Turn turn) implements Finding {}

    /** A line is read as another one of its kind. */
    record ExchangedLine(Line line, int index, int readAs) implements Finding {}

    /** A square is read as another one. */
    record Misplaced(Square square, Square readAs) implements Finding {}

    /** Two lines answer together. */
    record JoinedLines(Line line, int one, int other) implements Finding {}

    /** Pieces show on the rank that is read after theirs as well. */
    record Smear(int squares) implements Finding {}

    /** Other squares answer together with one, for no reason that is known. */
    record Crosstalk(Square square, long others) implements Finding {}

    /** A contact changes far more often than a piece comes and goes. */
    record Flicker(Square square, int toggles) implements Finding {}

    /** The diode of a square lets current through both ways. */
    record MissingDiode(Square square) implements Finding {}

    /** Squares read as occupied between others, and no set of diodes explains which. */
    record Ghosts(long squares) implements Finding {}

    /** What it is and where to look, for a person; complete sentences. */
    default String words() {
        return switch (this) {
            case Inverted it ->
                    "Occupied and empty are exchanged: set `closed` in the configuration to the other"
                            + " level.";
            case AllClosed it ->
                    "Every square reads as occupied, whatever stands on it: the pull-ups are missing,"
                            + " or the columns have no supply.";
            case AllSilent it ->
                    "No square answers: look at the supply and the bus, whether the contacts close,"
                            + " and whether all diodes are the wrong way round.";
            case ClosedLine it ->
                    "All of %s reads as occupied on the empty board: its line is short-circuited, or lacks its pull-up."
                            .formatted(it.line().name(it.index()));
            case ClosedSquare it ->
                    "%s reads as occupied on the empty board: its contact sticks or is bridged."
                            .formatted(it.square());
            case SilentLine it ->
                    "Nothing on %s answers: its line is broken, or on another pin than configured."
                            .formatted(it.line().name(it.index()));
            case SilentSquare it ->
                    "%s does not answer: its contact, a joint, or its diode the wrong way round."
                            .formatted(it.square());
            case Turned it ->
                    "All squares answer, but "
                            + it.turn().words
                            + ": exchange lines in the configuration.";
            case ExchangedLine it ->
                    "What stands on %s is read on %s: exchange the two in the configuration."
                            .formatted(it.line().name(it.index()), it.line().name(it.readAs()));
            case Misplaced it ->
                    "What stands on %s is read on %s: the wires of the two are exchanged."
                            .formatted(it.square(), it.readAs());
            case JoinedLines it ->
                    "%s and %s answer together: their lines are connected somewhere."
                            .formatted(it.line().name(it.one()), it.line().name(it.other()));
            case Smear it ->
                    "Pieces show on the next rank as well (%d squares): set a longer settle-micros, or stronger pull-ups."
                            .formatted(it.squares());
            case Crosstalk it ->
                    "When %s is touched, %s changes too: look for a bridge of solder, or a magnet too strong."
                            .formatted(it.square(), Bitboard.toString(it.others()));
            case Flicker it ->
                    "%s flickers: %d changes for one piece. Move the contact, or solder it again."
                            .formatted(it.square(), it.toggles());
            case MissingDiode it ->
                    "The diode of %s is missing or bridged: it lets other squares seem occupied."
                            .formatted(it.square());
            case Ghosts it ->
                    "%s read as occupied when others around them are: look at the diodes of their ranks and files."
                            .formatted(Bitboard.toString(it.squares()));
        };
    }
}
