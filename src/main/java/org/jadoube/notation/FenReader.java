package org.jadoube.notation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jadoube.chess.Color;
import org.jadoube.chess.IllegalSetupException;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jspecify.annotations.Nullable;

/** Reads one FEN and gathers its faults as it goes. */
final class FenReader {
    private static final Pattern FIELD = Pattern.compile("[^\\s_]+");
    private static final Pattern COUNT = Pattern.compile("\\d{1,4}");

    private final List<Field> fields;
    private final int end;
    private final Function<Setup, Position> gate;
    private final List<FenException.TextFault> faults = new ArrayList<>();

    private record Field(String text, int column) {}

    /**
     * A reader of one text.
     *
     * @param gate turns what was read into a position, or refuses it
     */
    FenReader(String text, Function<Setup, Position> gate) {
        this.gate = gate;
        int opcodes = text.indexOf(';');
        String position = opcodes < 0 ? text : text.substring(0, opcodes);
        fields = FIELD.matcher(position).results().map(FenReader::field).toList();
        end = position.stripTrailing().length() + 1;
    }

    private static Field field(MatchResult match) {
        return new Field(match.group(), match.start() + 1);
    }

    Position read() {
        Map<Square, Piece> board = readBoard();
        Optional<Color> turn = readTurn();
        boolean canJudge = faults.isEmpty();
        Setup setup =
                new Setup(
                        board,
                        turn.orElse(Color.WHITE),
                        readCastling(board),
                        readEnPassant(),
                        readCount(4, 0),
                        Math.max(1, readCount(5, 1)));
        for (Field extra : fields.subList(Math.min(6, fields.size()), fields.size())) {
            fault(extra.column(), "'" + extra.text() + "' stands after the six fields of a FEN");
        }
        if (!canJudge) {
            throw new FenException(faults, List.of());
        }
        Position position = judge(setup);
        if (!faults.isEmpty()) {
            throw new FenException(faults, List.of());
        }
        return position;
    }

    private Position judge(Setup setup) {
        try {
            return gate.apply(setup);
        } catch (IllegalSetupException broken) {
            throw new FenException(faults, broken.faults());
        }
    }

    private Map<Square, Piece> readBoard() {
        Map<Square, Piece> board = new EnumMap<>(Square.class);
        if (fields.isEmpty()) {
            fault(end, "the pieces are missing");
            return board;
        }
        int column = fields.getFirst().column();
        String[] ranks = fields.getFirst().text().split("/", -1);
        if (ranks.length != 8) {
            fault(column, "there are " + ranks.length + " ranks instead of 8");
        }
        for (int i = 0; i < ranks.length; i++) {
            readRank(ranks[i], column, 7 - i, board);
            column += ranks[i].length() + 1;
        }
        return board;
    }

    private void readRank(String text, int column, int rank, Map<Square, Piece> board) {
        int file = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            Optional<Role> role = RoleLetters.role(Character.toUpperCase(letter));
            if (letter >= '1' && letter <= '8') {
                file += letter - '0';
            } else if (role.isPresent()) {
                Color color = Character.isUpperCase(letter) ? Color.WHITE : Color.BLACK;
                if (file < 8 && rank >= 0) {
                    board.put(Square.of(file, rank), Piece.of(color, role.get()));
                }
                file++;
            } else {
                fault(column + i, "'" + letter + "' is neither a piece nor a count from 1 to 8");
            }
        }
        if (file != 8 && rank >= 0) {
            fault(column, "rank " + (rank + 1) + " has " + file + " squares");
        }
    }

    private Optional<Color> readTurn() {
        if (fields.size() < 2) {
            fault(end, "the side to move, w or b, is missing");
            return Optional.empty();
        }
        return switch (fields.get(1).text()) {
            case "w" -> Optional.of(Color.WHITE);
            case "b" -> Optional.of(Color.BLACK);
            default -> {
                fault(fields.get(1), "is no side to move: w or b");
                yield Optional.empty();
            }
        };
    }

    private long readCastling(Map<Square, Piece> board) {
        if (isAbsent(2)) {
            return 0;
        }
        Field field = fields.get(2);
        long rooks = 0;
        for (int i = 0; i < field.text().length(); i++) {
            char letter = field.text().charAt(i);
            if (CastlingField.isRight(letter)) {
                rooks |= CastlingField.rook(letter, board).bit();
            } else {
                fault(field.column() + i, "'" + letter + "' is no castling right");
            }
        }
        return rooks;
    }

    private @Nullable Square readEnPassant() {
        if (isAbsent(3)) {
            return null;
        }
        Optional<Square> square = Square.parse(fields.get(3).text());
        if (square.isEmpty()) {
            fault(fields.get(3), "is no en passant square");
        }
        return square.orElse(null);
    }

    private int readCount(int index, int missing) {
        if (fields.size() <= index) {
            return missing;
        }
        if (!COUNT.matcher(fields.get(index).text()).matches()) {
            fault(fields.get(index), "is no count of moves");
            return missing;
        }
        return Integer.parseInt(fields.get(index).text());
    }

    private boolean isAbsent(int index) {
        return fields.size() <= index || fields.get(index).text().equals("-");
    }

    private void fault(Field field, String message) {
        fault(field.column(), "'" + field.text() + "' " + message);
    }

    private void fault(int column, String message) {
        faults.add(new FenException.TextFault(column, message));
    }
}
