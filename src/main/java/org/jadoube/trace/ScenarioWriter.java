package org.jadoube.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.Fen;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.Orientation;
import org.jadoube.trace.Scenario.Step;

/** Writes scenarios so that reading them gives the same again, file and lines aside. */
public final class ScenarioWriter {
    private ScenarioWriter() {}

    /** The text of a scenario. */
    public static String format(Scenario scenario) {
        List<String> lines = new ArrayList<>();
        lines.add("scenario: " + scenario.title());
        if (scenario.id() != null) {
            lines.add("id: " + scenario.id());
        }
        if (scenario.source() != null) {
            lines.add("source: " + scenario.source());
        }
        addSetting(scenario.setting(), lines);
        for (Step step : scenario.steps()) {
            lines.add(action(step.action()));
            for (Expectation expectation : step.expectations()) {
                lines.add(expectation(expectation));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private static void addSetting(Setting setting, List<String> lines) {
        boolean fromStart =
                setting.given().isSameAs(Position.start()) && setting.variant() == Variant.STANDARD;
        if (!fromStart) {
            lines.add("given: " + Fen.format(setting.given(), setting.variant()));
        }
        if (setting.variant() == Variant.CHESS960) {
            lines.add("variant: chess960");
        }
        if (!setting.played().isEmpty()) {
            lines.add("played: " + san(setting.given(), setting.played()));
        }
        if (setting.policy() == TouchMove.STRICT) {
            lines.add("policy: strict");
        }
        if (setting.completion() == Completion.PRESS) {
            lines.add("completion: press");
        }
        if (setting.draws() == DrawRules.AUTOMATIC) {
            lines.add("draws: automatic");
        }
        if (setting.clock() != null) {
            lines.add("clock: " + setting.clock());
        }
        if (setting.announced() != null) {
            lines.add("announced: " + Uci.format(setting.announced(), setting.variant()));
        }
        if (setting.board() == Orientation.ROTATED) {
            lines.add("board: rotated");
        }
    }

    private static String san(Position given, List<Move> moves) {
        List<String> words = new ArrayList<>();
        Position position = given;
        for (Move move : moves) {
            words.add(San.format(move, position));
            position = position.play(move);
        }
        return String.join(" ", words);
    }

    private static String action(Action action) {
        return switch (action) {
            case Action.Hand hand -> "hand: " + HandItem.join(hand.items());
            case Action.Press press -> "press: " + name(press.color());
            case Action.Panel panel -> "panel: " + panel(panel.action());
            case Action.Wait wait -> "wait: " + millis(wait.micros());
            case Action.Restart restart -> "restart:";
        };
    }

    private static String panel(PanelAction action) {
        return switch (action) {
            case PanelAction.Adjust adjust -> "adjust";
            case PanelAction.Choose choose -> "choose " + Codes.of(choose.role());
            case PanelAction.OfferDraw offer -> "offer-draw " + name(offer.color());
            case PanelAction.AcceptDraw accept -> "accept-draw";
            case PanelAction.DeclineDraw decline -> "decline-draw";
            case PanelAction.Resign resign -> "resign " + name(resign.color());
            case PanelAction.Decide decide -> "decide " + decide.result().code();
            case PanelAction.Claim claim ->
                    "claim-"
                            + Codes.of(claim.ground())
                            + (claim.by() == null ? "" : " " + name(claim.by()))
                            + (claim.intended() == null ? "" : " " + claim.intended());
            case PanelAction.Pause pause -> "pause";
            case PanelAction.Resume resume -> "resume";
            case PanelAction.AddTime add ->
                    "add-time " + name(add.color()) + " " + millis(add.micros());
            case PanelAction.SetTime set ->
                    "set-time " + name(set.color()) + " " + millis(set.micros());
            case PanelAction.SetMoves set -> "set-moves " + name(set.color()) + " " + set.moves();
            case PanelAction.Mask mask -> (mask.masked() ? "mask " : "unmask ") + mask.square();
            case PanelAction.Reinstate reinstate -> "reinstate";
            case PanelAction.TakeBack takeBack -> "takeback";
            case PanelAction.Answer answer -> "answer " + answer.uci();
        };
    }

    private static String expectation(Expectation expectation) {
        String after =
                expectation.afterMicros() == Expectation.REST_MICROS
                        ? ""
                        : "@" + millis(expectation.afterMicros());
        return "  " + expectation.topic().key() + after + ": " + expectation.wanted();
    }

    private static String millis(long micros) {
        return micros / 1_000 + "ms";
    }

    private static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }
}
