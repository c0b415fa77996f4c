package org.jadoube.trace;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.trace.HandItem.AnyOrder;
import org.jadoube.trace.HandItem.Change;
import org.jadoube.trace.HandItem.Pause;
import org.jadoube.trace.HandItem.Together;

/** Reads what hands do in a scenario and holds every change against the contacts so far. */
final class HandReader {
    /** Six things in any order, or a few groups of fewer. */
    private static final int MOST_ORDERS = 720;

    private long contacts;
    private int orders = 1;

    /**
     * @param contacts the closed contacts before the first change
     */
    HandReader(long contacts) {
        this.contacts = contacts;
    }

    List<HandItem> read(LineScanner scanner) throws FormatException {
        List<HandItem> items = new ArrayList<>();
        do {
            scanner.skipBlanks();
            items.add(item(scanner));
            scanner.skipBlanks();
        } while (scanner.skip(','));
        scanner.expectEnd();
        return items;
    }

    private HandItem item(LineScanner scanner) throws FormatException {
        int column = scanner.column();
        if (scanner.skip('[')) {
            return anyOrder(scanner, column);
        }
        return scanner.skip("wait") ? pause(scanner) : changeOrTogether(scanner);
    }

    private static Pause pause(LineScanner scanner) throws FormatException {
        scanner.skipBlanks();
        return new Pause(scanner.durationAsMicros());
    }

    private HandItem changeOrTogether(LineScanner scanner) throws FormatException {
        return scanner.skip('{') ? together(scanner) : change(scanner);
    }

    private Together together(LineScanner scanner) throws FormatException {
        List<Change> changes = new ArrayList<>();
        long before = contacts;
        long changed = 0;
        do {
            scanner.skipBlanks();
            int column = scanner.column();
            changes.add(change(scanner));
            changed = changed(changed, before, scanner, column);
            before = contacts;
            scanner.skipBlanks();
        } while (scanner.skip(','));
        expectClosing(scanner, '}');
        return new Together(changes);
    }

    private AnyOrder anyOrder(LineScanner scanner, int openingColumn) throws FormatException {
        List<HandItem> items = new ArrayList<>();
        long before = contacts;
        long changed = 0;
        do {
            scanner.skipBlanks();
            int column = scanner.column();
            items.add(changeOrTogether(scanner));
            changed = changed(changed, before, scanner, column);
            before = contacts;
            orders *= items.size();
            if (orders > MOST_ORDERS) {
                throw scanner.refusal(
                        openingColumn,
                        "more than " + MOST_ORDERS + " orders of hands in one scenario");
            }
            scanner.skipBlanks();
        } while (scanner.skip(','));
        expectClosing(scanner, ']');
        return new AnyOrder(items);
    }

    /** The changed squares so far; in another order a second change of one would come first. */
    private long changed(long changed, long before, LineScanner scanner, int column)
            throws FormatException {
        long now = contacts ^ before;
        if ((changed & now) != 0) {
            throw scanner.refusal(
                    column,
                    Bitboard.toString(changed & now) + " changes a second time in the brackets");
        }
        return changed | now;
    }

    private Change change(LineScanner scanner) throws FormatException {
        int column = scanner.column();
        Square square = scanner.square();
        scanner.skipBlanks();
        int wordColumn = scanner.column();
        String word = scanner.word(",]}");
        boolean down =
                switch (word) {
                    case "up" -> false;
                    case "down" -> true;
                    default -> throw scanner.expected("'up' or 'down'", wordColumn, word);
                };
        if (Bitboard.contains(contacts, square) == down) {
            String state = down ? "a piece stands on " : "no piece stands on ";
            throw scanner.refusal(column, "this changes nothing: " + state + square);
        }
        contacts ^= square.bit();
        return new Change(square, down);
    }

    private static void expectClosing(LineScanner scanner, char bracket) throws FormatException {
        int column = scanner.column();
        if (!scanner.skip(bracket)) {
            throw scanner.expected("',' or '" + bracket + "'", column, scanner.word(""));
        }
    }
}
