package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.jadoube.table.Input;
import org.jadoube.table.PieceCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A DGT board on a terminal: contacts for the moves, pieces for set-up and promotion. */
class DgtBoardTest {
    private static final String GAME =
            "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Bg4 h3 h5 hxg4 hxg4 Nh2 Qh4";

    @TempDir private Path folder;

    private static PlayedTable table(Position start, PtyPair terminals) {
        return new PlayedTable(start, List.of(terminals.hostEnd()), List.of(BoardKind.DGT));
    }

    private static PieceCheck check(PlayedTable table) {
        return PieceCheck.of(table.table(), table.board().pieces().orElseThrow());
    }

    private static char letter(Piece piece) {
        String white = "PNBRQK";
        char letter = white.charAt(piece.role().ordinal());
        return piece.color() == Color.WHITE ? letter : Character.toLowerCase(letter);
    }

    @Test
    void aSetUpIsCheckedPieceByPiece() throws IOException, InterruptedException {
        String knightAndBishopSwapped = EmulatedDgt.START.replace("RNBQ", "RBNQ");
        try (PtyPair terminals = new PtyPair(folder);
                EmulatedDgt dgt = new EmulatedDgt(terminals.boardEnd(), knightAndBishopSwapped);
                PlayedTable table = table(Position.start(), terminals)) {
            table.runUntilFound();
            assertEquals(
                    new PieceCheck.Misplaced(
                            List.of(
                                    "On b1 stands a white bishop, where a white knight belongs.",
                                    "On c1 stands a white knight, where a white bishop belongs.")),
                    check(table));

            dgt.lift("b1");
            dgt.lift("c1");
            table.runUntil(
                    () -> "" + check(table),
                    2_000,
                    () -> check(table).equals(new PieceCheck.Underway()));
            dgt.put('N', "b1");
            dgt.put('B', "c1");
            table.runUntil(
                    () -> "" + check(table),
                    2_000,
                    () -> check(table).equals(new PieceCheck.Agreeing()));
        }
    }

    @Test
    void aWholeGameIsRead() throws IOException, InterruptedException {
        try (PtyPair terminals = new PtyPair(folder);
                EmulatedDgt dgt = new EmulatedDgt(terminals.boardEnd(), EmulatedDgt.START);
                PlayedTable table = table(Position.start(), terminals)) {
            table.runUntilFound();
            List<Move> moves = BriskHands.moves(GAME);
            Position position = Position.start();
            for (Move move : moves) {
                carryOut(move, position, dgt, table);
                Position after = position.play(move);
                table.runUntil(
                        () -> move + " was not read",
                        3_000,
                        () -> move.equals(table.table().recognition().line().lastMove()));
                position = after;
                assertEquals(new PieceCheck.Agreeing(), check(table));
            }
            assertEquals(moves, table.moves());
        }
    }

    /**
     * Lifts what goes and puts what comes. Of a piece that only moves, the new square is reported
     * first, as these boards may do.
     */
    private static void carryOut(Move move, Position before, EmulatedDgt dgt, PlayedTable table)
            throws InterruptedException {
        Position after = before.play(move);
        List<String> tokens = BriskHands.contacts(move, before);
        boolean onlyMoves = tokens.size() == 2;
        for (String token : onlyMoves ? tokens.reversed() : tokens) {
            String square = token.substring(0, 2);
            if (token.endsWith("-")) {
                dgt.lift(square);
            } else {
                Square target = Square.parse(square).orElseThrow();
                dgt.put(letter(after.pieceAt(target).orElseThrow()), square);
            }
            table.run(onlyMoves ? 0 : 150);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Role.class,
            names = {"KNIGHT", "BISHOP", "ROOK", "QUEEN"})
    void thePieceOfAPromotionIsTheOneThatWasPut(Role role)
            throws IOException, InterruptedException {
        String pieces = ".......k" + "P......." + ".".repeat(40) + ".......K";
        try (PtyPair terminals = new PtyPair(folder);
                EmulatedDgt dgt = new EmulatedDgt(terminals.boardEnd(), pieces);
                PlayedTable table = table(Fen.parse("7k/P7/8/8/8/8/8/7K w - - 0 1"), terminals)) {
            table.runUntilFound();
            dgt.lift("a7");
            table.run(200);
            dgt.put(letter(Piece.of(Color.WHITE, role)), "a8");
            table.runUntil(() -> "no move", 3_000, () -> !table.moves().isEmpty());

            PieceCheck check = check(table);
            if (role != Role.QUEEN) {
                assertEquals(new PieceCheck.OtherPromotion(role), check);
                table.step(new Input.Chose(role, PlayedTable.nowMicros()));
            }
            assertEquals(List.of(new Move.Normal(Square.A7, Square.A8, role)), table.moves());
            assertInstanceOf(PieceCheck.Agreeing.class, check(table));
        }
    }
}
