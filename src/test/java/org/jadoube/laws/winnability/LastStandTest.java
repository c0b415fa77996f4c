package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** White is to win and nothing moves, but for the black piece whose mates are asked for. */
class LastStandTest {
    private final PieceList pieces = new PieceList();
    private final Reach reach = new Reach(pieces);
    private final KingWalk kingWalk = new KingWalk(reach);
    private final LastStand lastStand = new LastStand(reach, kingWalk);

    @ParameterizedTest(name = "{3}")
    @CsvSource({
        "1k6/8/8/8/8/3R4/6PP/n5RK, A1, f2, a smothered mate; on g3 the knight could be taken",
        "1k6/8/1B6/8/8/3R4/6PP/n5RK, A1, -, a bishop from afar could take it",
        "1k6/8/1B6/8/3n4/3R4/6PP/6RK, D4, -, even where the knight uncovers it",
        "1k6/8/8/8/8/8/6PP/n6K, A1, -, the king has a square to go to",
        "8/8/8/8/8/3R4/5kPP/n6K, A1, f2, which the other king guards",
    })
    void aKnight(String board, Square home, String mates, String story) {
        assertEquals(mates, mates(board, home));
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource({
        "4k3/8/8/8/8/q6p/8/7K, A3, g2, the queen guarded by a pawn",
        "4k3/8/8/8/8/q7/8/7K, A3, -, unguarded she is taken",
        "4k3/8/8/8/8/q1p5/8/4KR2, A3, d2, the queen from where she looks past two squares",
        "4k3/8/8/8/8/q1p5/4n3/4KR2, A3, -, a piece may stand between",
    })
    void aQueenBesideTheKing(String board, Square home, String mates, String story) {
        assertEquals(mates, mates(board, home));
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource({
        "4k3/8/6pp/7B/6BK/6BB/8/8, G6, g5, a pawn step",
        "4k3/6p1/7p/7B/6BK/6BB/8/8, G7, -, a double step could be answered in passing",
        "4k3/8/6p1/7B/6BK/6BB/8/8, G6, -, a pawn that nothing guards is taken",
    })
    void aPawn(String board, Square home, String mates, String story) {
        assertEquals(mates, mates(board, home));
    }

    private String mates(String board, Square home) {
        pieces.load(Fen.parseComposed(board + " b - - 0 1"), Color.WHITE);
        long winners = 0;
        long losers = 0;
        int asked = -1;
        for (int i = 0; i < pieces.count; i++) {
            long square = 1L << pieces.home[i];
            reach.squares[i] = square;
            if (pieces.isWinners[i]) {
                winners |= square;
            } else {
                losers |= square;
            }
            asked = pieces.home[i] == home.index() ? i : asked;
        }
        reach.steady = winners | losers;
        reach.winnersKing = 1L << pieces.winnersKing;
        reach.losersKing = 1L << pieces.losersKing;
        kingWalk.survey(winners, losers);
        return Bitboard.toString(lastStand.mates(asked, winners));
    }
}
