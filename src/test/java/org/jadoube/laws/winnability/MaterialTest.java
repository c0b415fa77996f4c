package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Color;
import org.jadoube.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MaterialTest {
    @ParameterizedTest(name = "{2}")
    @CsvSource({
        "4k3/7p/8/8/8/8/8/4KN2, true, knight against pawn",
        "4k3/7p/8/8/8/8/8/q3KN2, true, a queen beside the king serves nobody",
        "4k3/8/8/8/8/8/8/q3KN2, false, without a pawn nothing can be promoted",
        "4k3/7p/8/8/8/8/8/r3KN2, false, a rook serves against a knight",
        "4k3/7p/8/8/8/8/8/b3KN2, false, so does a bishop",
        "4k3/7p/8/8/8/8/8/n3KN2, false, so does a knight",
        "4k3/7p/8/8/8/8/8/4KNN1, false, two knights need no help",
        "4k3/7p/8/8/8/8/8/4KNB1, false, nor do knight and bishop",
        "4k3/7p/8/8/8/8/P7/4KN2, false, nor does who can promote himself",
        "4k3/7p/8/8/8/8/8/R3KN2, false, nor does a rook",
        "4k3/7p/8/8/8/8/8/Q3KN2, false, nor does a queen",
    })
    void whoMatesWithAKnightMayNeedAPromotionOfTheOther(String fen, boolean needs, String story) {
        assertNeedsPromotion(fen, needs);
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource({
        "4k3/7p/8/8/8/8/8/4KB2, true, light bishop against pawn",
        "4k3/7p/8/8/8/8/8/2B1K3, true, dark bishop against pawn",
        "4k3/7p/8/8/8/3B4/8/4KB2, true, two light bishops",
        "4k3/7p/8/8/8/8/8/2B1KB2, false, bishops of both colors need no help",
        "4k3/7p/8/8/8/8/8/n3KB2, false, a knight serves",
        "4k3/7p/8/8/8/8/8/b3KB2, false, a bishop of the other color serves",
        "4k3/7p/8/8/8/8/b7/4KB2, true, one of the same color does not",
        "4k3/7p/8/8/8/8/8/b1B1K3, true, on dark squares neither",
        "4k3/7p/8/8/8/8/b7/2B1K3, false, where a light one serves",
        "4k3/7p/8/8/8/8/8/r3KB2, true, a rook guards what it takes away",
    })
    void whoMatesWithBishopsToo(String fen, boolean needs, String story) {
        assertNeedsPromotion(fen, needs);
    }

    private static void assertNeedsPromotion(String fen, boolean needs) {
        var position = Fen.parseComposed(fen + " w - - 0 1");
        assertEquals(needs, Material.needsPromotionOfLoser(position, Color.WHITE));
    }
}
