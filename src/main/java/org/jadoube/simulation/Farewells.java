package org.jadoube.simulation;

import org.jadoube.chess.Color;
import org.jadoube.clock.ChessClock;
import org.jadoube.simulation.Deed.Occasion;
import org.jadoube.trace.PanelAction;

/** What players do after the last move of a game that goes on by the rules. */
final class Farewells {
    private static final long PANEL_MICROS = 1_000_000;

    private final Course course;
    private final Desk desk;

    Farewells(Course course, Desk desk) {
        this.course = course;
        this.desk = desk;
    }

    /** Whether anything is left to be said. */
    boolean isSilent() {
        return course.game().farewell() == SampleGame.Farewell.NOTHING;
    }

    /** Ends the game by word, or waits for the flag; then the players look for the last time. */
    void bid(long now) {
        Color turn = course.position().turn();
        long at = now + PANEL_MICROS;
        switch (course.game().farewell()) {
            case NOTHING -> {}
            case WHITE_RESIGNS -> leave(new PanelAction.Resign(Color.WHITE), at);
            case BLACK_RESIGNS -> leave(new PanelAction.Resign(Color.BLACK), at);
            case DRAW_AGREED -> {
                PanelAction offer = new PanelAction.OfferDraw(turn);
                desk.agenda().add(new Deed.Enter(offer), at);
                leave(new PanelAction.AcceptDraw(), at + PANEL_MICROS);
            }
            case FLAG_FALLS -> {
                ChessClock clock = desk.table().clock().now();
                long left = clock == null ? 0 : clock.remainingMicros(turn, now);
                desk.planLook(Occasion.AFTER_GAME, at + left);
            }
        }
    }

    private void leave(PanelAction last, long at) {
        desk.agenda().add(new Deed.Enter(last), at);
        desk.planLook(Occasion.AFTER_GAME, at + PANEL_MICROS);
    }
}
