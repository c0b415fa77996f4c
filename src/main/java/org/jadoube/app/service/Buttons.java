package org.jadoube.app.service;

import org.jadoube.chess.Color;
import org.jadoube.chess.Role;
import org.jadoube.port.Button;
import org.jadoube.table.Input;
import org.jadoube.table.Sitting;

/** What the buttons beside a board mean. */
final class Buttons {
    private Buttons() {}

    /** The input that the press of a button is. */
    static Input input(Button button, Sitting sitting, long atMicros) {
        Color turn =
                sitting.table()
                        .map(table -> table.game().position().turn())
                        .orElse(sitting.plan().start().turn());
        return switch (button) {
            case WHITE_CLOCK -> new Input.Pressed(Color.WHITE, atMicros);
            case BLACK_CLOCK -> new Input.Pressed(Color.BLACK, atMicros);
            case ADJUST -> new Input.Adjusted(atMicros);
            case OFFER_DRAW -> new Input.OfferedDraw(turn.opposite(), atMicros);
            case RESIGN -> new Input.Resigned(turn, atMicros);
            case QUEEN -> new Input.Chose(Role.QUEEN, atMicros);
            case ROOK -> new Input.Chose(Role.ROOK, atMicros);
            case BISHOP -> new Input.Chose(Role.BISHOP, atMicros);
            case KNIGHT -> new Input.Chose(Role.KNIGHT, atMicros);
        };
    }
}
