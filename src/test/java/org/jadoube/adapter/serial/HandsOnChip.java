package org.jadoube.adapter.serial;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.guidance.Cue;
import org.jadoube.guidance.LightCode;
import org.jadoube.guidance.LightFrame;

/**
 * Hands that play on a simulated chip, and look at its lights before they put down what they took.
 */
final class HandsOnChip {
    private static final long PAUSE_MILLIS = 70;
    private static final long PRESS_MILLIS = 40;

    private final SimulatedChip chip;
    private final PlayedTable table;
    private final long patienceMillis;

    /**
     * @param patienceMillis how long lights may take
     */
    HandsOnChip(SimulatedChip chip, PlayedTable table, long patienceMillis) {
        this.chip = chip;
        this.table = table;
        this.patienceMillis = patienceMillis;
    }

    /** Plays a move and presses the clock, with the table listening. */
    void play(Move move, Position before) throws InterruptedException {
        if (move instanceof Move.Normal normal && normal.promotion() != null) {
            press(BriskHands.key(normal.promotion()));
        }
        boolean first = true;
        for (String token : BriskHands.contacts(move, before)) {
            chip.set(token);
            if (first) {
                awaitLit(move);
                first = false;
            }
            table.run(PAUSE_MILLIS);
        }
        press(BriskHands.clock(before.turn()));
        table.runUntil(
                () -> move + " was not read",
                patienceMillis,
                () -> move.equals(table.table().recognition().line().lastMove()));
        table.runUntil(
                () -> "the chip does not show " + table.table().lights(),
                patienceMillis,
                this::showsTheTable);
    }

    /** Moves the pieces while nobody can see it. */
    void moveUnseen(Move move, Position before) throws InterruptedException {
        for (String token : BriskHands.contacts(move, before)) {
            chip.set(token);
        }
    }

    private void awaitLit(Move move) throws InterruptedException {
        table.runUntil(
                () ->
                        "%s is lifted, the chip shows %s and not %s"
                                .formatted(
                                        move.from(),
                                        HexFormat.of().toHexDigits(chip.lit()),
                                        table.table().lights()),
                patienceMillis,
                () ->
                        table.table().lights().cueAt(move.from()).equals(Optional.of(Cue.HELD))
                                && showsTheTable());
    }

    private void press(String button) throws InterruptedException {
        chip.set(button + "+");
        table.run(PRESS_MILLIS);
        chip.set(button + "-");
        table.run(PRESS_MILLIS);
    }

    /** Whether the lights that shine steadily do so, and no others but those that blink. */
    boolean showsTheTable() {
        LightFrame frame = table.table().lights();
        long lit = chip.lit();
        return (lit & ~allLit(frame)) == 0 && (steadilyLit(frame) & ~lit) == 0;
    }

    private static long allLit(LightFrame frame) {
        return frame.cues().keySet().stream().mapToLong(square -> square.bit()).sum();
    }

    private static long steadilyLit(LightFrame frame) {
        long steady = 0;
        String entries = LightEntries.entries(frame);
        for (LightCode light : List.of(LightCode.values())) {
            for (int square = 0; square < 64 && light.offMillis() == 0; square++) {
                if (entries.charAt(square) == Character.forDigit(LightEntries.entry(light), 16)) {
                    steady |= 1L << square;
                }
            }
        }
        return steady;
    }
}
