package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.guidance.HelpLevels;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.ContactEvent;
import org.junit.jupiter.api.Test;

/** How much the board helps each player, who may change it, and when nobody is helped. */
class HelpTest {
    private static final Line BACK_RANK = Line.from(Fen.parse("6k1/5ppp/8/8/8/8/8/R3K3 w - -"));

    @Test
    void eachSideHasTheHelpItWasGiven() {
        Table table = table(TouchMove.TOLERANT, HelpLevel.HINT, HelpLevel.NONE, false);
        assertEquals("a1 a8 advised", table.lights().toString());
        Table moved = table.step(lift(Square.A1, 1)).table().step(place(Square.B1, 2)).table();
        Table black =
                moved.step(new Input.Elapsed(5_000_000)).table().step(lift(Square.G8, 9)).table();
        assertEquals("g8 held", black.lights().toString());
    }

    @Test
    void aPlayerMayWantAnotherLevel() {
        Table table = table(TouchMove.TOLERANT, HelpLevel.NONE, HelpLevel.NONE, false);
        assertEquals("-", table.lights().toString());
        Step step = table.step(new Input.Helped(Color.WHITE, HelpLevel.PIECES, 1));
        assertEquals("a1 e1 hint", step.table().lights().toString());
        assertEquals(HelpLevel.NONE, step.table().help(Color.BLACK));
    }

    @Test
    void lockedHelpStaysAsItIs() {
        Table table = table(TouchMove.TOLERANT, HelpLevel.NONE, HelpLevel.HINT, true);
        Step step = table.step(new Input.Helped(Color.WHITE, HelpLevel.HINT, 1));
        assertEquals(List.of(new Effect.Refused(Refusal.HELP_LOCKED)), step.effects());
        assertEquals(HelpLevel.NONE, step.table().help(Color.WHITE));
    }

    @Test
    void inStrictPlayNobodyIsHelped() {
        Table table = table(TouchMove.STRICT, HelpLevel.HINT, HelpLevel.HINT, false);
        assertEquals("-", table.lights().toString());
        Step step = table.step(new Input.Helped(Color.WHITE, HelpLevel.HINT, 1));
        assertEquals(List.of(new Effect.Refused(Refusal.HELP_LOCKED)), step.effects());
    }

    @Test
    void aPlayerWhoChangesColorsKeepsTheHelp() {
        HelpLevels help = new HelpLevels(HelpLevel.NONE, HelpLevel.DANGER, true);
        assertEquals(new HelpLevels(HelpLevel.DANGER, HelpLevel.NONE, true), help.exchanged());
    }

    private static Table table(
            TouchMove touchMove, HelpLevel white, HelpLevel black, boolean isLocked) {
        RecognitionRules usual = RecognitionRules.DEFAULT;
        RecognitionRules recognition =
                new RecognitionRules(
                        usual.completion(), touchMove, usual.masked(), usual.scanMicros());
        TableRules rules =
                new TableRules(
                        recognition,
                        DrawRules.CLAIM,
                        Variant.STANDARD,
                        null,
                        null,
                        1,
                        new HelpLevels(white, black, isLocked));
        return Table.of(rules, BACK_RANK, BACK_RANK.position().occupied(), 0);
    }

    private static Input.Sensed lift(Square square, int second) {
        long at = second * 1_000_000L;
        return new Input.Sensed(List.of(new ContactEvent.Lift(square, at)), at);
    }

    private static Input.Sensed place(Square square, int second) {
        long at = second * 1_000_000L;
        return new Input.Sensed(List.of(new ContactEvent.Place(square, at)), at);
    }
}
