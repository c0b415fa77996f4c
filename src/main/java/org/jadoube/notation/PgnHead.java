package org.jadoube.notation;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;

/** The tags of a game while they are being read, and what they say about its moves. */
final class PgnHead {
    private static final Set<String> STANDARD_NAMES =
            Set.of("standard", "chess", "normal", "fromposition");
    private static final Set<String> CHESS960_NAMES =
            Set.of("chess960", "fischerandom", "fischerrandom");
    private static final long CORNERS = Bitboard.of(Square.A1, Square.H1, Square.A8, Square.H8);
    private static final int E_FILE = 4;

    private final SequencedMap<String, PgnToken.Tag> tags = new LinkedHashMap<>();

    /** A tag that leaves open how the moves are to be read. */
    static final class Unusable extends Exception {
        private static final long serialVersionUID = 1;
        private final transient PgnToken.Place place;

        private Unusable(PgnToken.Tag tag, String message) {
            super(message);
            place = tag.place();
        }

        PgnToken.Place place() {
            return place;
        }
    }

    boolean isEmpty() {
        return tags.isEmpty();
    }

    boolean has(String name) {
        return tags.containsKey(name);
    }

    void add(PgnToken.Tag tag) {
        tags.put(tag.name(), tag);
    }

    /** The tags that a game keeps as tags. */
    SequencedMap<String, String> remaining() {
        SequencedMap<String, String> remaining = new LinkedHashMap<>();
        tags.forEach((name, tag) -> remaining.put(name, tag.value()));
        remaining.keySet().removeAll(PgnGame.TOLD_OTHERWISE);
        return remaining;
    }

    Optional<PgnResult> result() {
        return Optional.ofNullable(tags.get("Result")).flatMap(tag -> PgnResult.of(tag.value()));
    }

    Position start() throws Unusable {
        PgnToken.Tag fen = tags.get("FEN");
        if (fen == null || fen.value().isBlank() || fen.value().equals("?")) {
            return Position.start();
        }
        try {
            return Fen.parseComposed(fen.value());
        } catch (FenException refused) {
            throw new Unusable(fen, "the FEN is refused: " + refused.getMessage());
        }
    }

    /** The variant by its tag; a start position that only Chess960 knows needs none. */
    Variant variant(Position start) throws Unusable {
        PgnToken.Tag tag = tags.get("Variant");
        String name = tag == null ? "standard" : plain(tag.value());
        if (CHESS960_NAMES.contains(name)) {
            return Variant.CHESS960;
        }
        if (tag != null && !STANDARD_NAMES.contains(name)) {
            throw new Unusable(tag, "the variant '" + tag.value() + "' is not known here");
        }
        return castlesAsInStandard(start) ? Variant.STANDARD : Variant.CHESS960;
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    private static boolean castlesAsInStandard(Position start) {
        if ((start.castlingRooks() & ~CORNERS) != 0) {
            return false;
        }
        for (Color color : Color.values()) {
            boolean mayCastle = (start.castlingRooks() & start.occupied(color)) != 0;
            if (mayCastle && start.king(color).file() != E_FILE) {
                return false;
            }
        }
        return true;
    }
}
