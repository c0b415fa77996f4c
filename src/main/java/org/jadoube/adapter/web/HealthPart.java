package org.jadoube.adapter.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.sensing.Orientation;
import org.jadoube.sensing.SquareHealth;

/** How well each contact does. */
final class HealthPart {
    private HealthPart() {}

    static Map<String, Object> of(Picture picture) {
        Map<String, Object> part = new LinkedHashMap<>();
        Orientation stands = picture.sitting().board();
        part.put("raw", names(picture.raw()));
        part.put("masked", names(stands.turn(picture.sitting().masked())));
        part.put("flickering", names(stands.turn(picture.health().flickering())));
        part.put("suspects", names(stands.turn(picture.health().suspects())));
        Map<String, Object> squares = new LinkedHashMap<>();
        for (Square square : Square.values()) {
            SquareHealth health = picture.health().of(stands.turn(square));
            if (!health.equals(SquareHealth.UNKNOWN)) {
                squares.put(
                        square.toString(),
                        List.of(health.changes(), health.blips(), health.timesOdd()));
            }
        }
        part.put("squares", squares);
        picture.lightTest().ifPresent(frame -> part.put("lights", BoardPart.lights(frame)));
        return part;
    }

    private static List<String> names(long squares) {
        return Bitboard.squares(squares).stream().map(Square::toString).toList();
    }
}
