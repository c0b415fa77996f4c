package org.jadoube.adapter.serial;

import java.util.List;
import java.util.Optional;
import org.jadoube.adapter.serial.BoardLine.State;
import org.jadoube.chess.Square;

/**
 * What a change line says that has changed, apart from the state that it ends in: both must agree.
 *
 * @param many whether it says only that much has changed
 * @param opened contacts, bit 0 = a1
 * @param closed contacts
 * @param released buttons, bits as in a state
 * @param pressed buttons
 */
record ChangeTokens(boolean many, long opened, long closed, int released, int pressed) {
    private static final ChangeTokens NONE = new ChangeTokens(false, 0, 0, 0, 0);
    private static final ChangeTokens MANY = new ChangeTokens(true, 0, 0, 0, 0);
    private static final String BUTTONS = "WB";
    private static final String KEYS = "123456";

    /** The tokens of a line; empty when one of them is none. */
    static Optional<ChangeTokens> parse(List<String> tokens) {
        if (tokens.equals(List.of("="))) {
            return Optional.of(MANY);
        }
        Optional<ChangeTokens> all = Optional.of(NONE);
        for (String token : tokens) {
            all = all.flatMap(so -> so.with(token));
        }
        return all;
    }

    private Optional<ChangeTokens> with(String token) {
        if (token.length() < 2) {
            return Optional.empty();
        }
        String name = token.substring(0, token.length() - 1);
        return switch (token.charAt(token.length() - 1)) {
            case '-' -> with(name, false);
            case '+' -> with(name, true);
            default -> Optional.empty();
        };
    }

    private Optional<ChangeTokens> with(String name, boolean on) {
        Optional<Square> square = Square.parse(name);
        if (square.isPresent()) {
            long bit = square.get().bit();
            return Optional.of(
                    new ChangeTokens(
                            false,
                            on ? opened : opened | bit,
                            on ? closed | bit : closed,
                            released,
                            pressed));
        }
        int button = buttonBit(name);
        return button == 0
                ? Optional.empty()
                : Optional.of(
                        new ChangeTokens(
                                false,
                                opened,
                                closed,
                                on ? released : released | button,
                                on ? pressed | button : pressed));
    }

    private static int buttonBit(String name) {
        if (name.length() == 1 && BUTTONS.contains(name)) {
            return 1 << BUTTONS.indexOf(name);
        }
        boolean isKey =
                name.length() == 2 && name.charAt(0) == 'K' && KEYS.indexOf(name.charAt(1)) >= 0;
        return isKey ? 4 << KEYS.indexOf(name.charAt(1)) : 0;
    }

    /** Whether these changes lead from one state to the other. */
    boolean lead(State before, State after) {
        return many
                || (((before.contacts() ^ after.contacts()) == (opened | closed))
                        && (before.contacts() & opened) == opened
                        && (before.contacts() & closed) == 0
                        && (before.buttons() ^ after.buttons()) == (released | pressed)
                        && (before.buttons() & released) == released
                        && (before.buttons() & pressed) == 0);
    }
}
