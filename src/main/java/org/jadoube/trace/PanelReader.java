package org.jadoube.trace;

import java.util.Locale;
import org.jadoube.chess.Color;
import org.jadoube.chess.Role;
import org.jadoube.laws.DrawClaim.Ground;

/** Reads what is entered on the panel in a scenario. */
final class PanelReader {
    private PanelReader() {}

    static PanelAction read(LineScanner scanner) throws FormatException {
        int column = scanner.column();
        String word = scanner.word("");
        scanner.skipBlanks();
        PanelAction action =
                switch (word) {
                    case "adjust" -> new PanelAction.Adjust();
                    case "choose" -> new PanelAction.Choose(role(scanner));
                    case "offer-draw" -> new PanelAction.OfferDraw(scanner.color());
                    case "accept-draw" -> new PanelAction.AcceptDraw();
                    case "decline-draw" -> new PanelAction.DeclineDraw();
                    case "resign" -> new PanelAction.Resign(scanner.color());
                    case "decide" -> new PanelAction.Decide(scanner.result());
                    case "claim-threefold" -> claim(Ground.THREEFOLD, scanner);
                    case "claim-fifty" -> claim(Ground.FIFTY, scanner);
                    case "pause" -> new PanelAction.Pause();
                    case "resume" -> new PanelAction.Resume();
                    case "add-time" -> new PanelAction.AddTime(scanner.color(), micros(scanner));
                    case "set-time" -> new PanelAction.SetTime(scanner.color(), micros(scanner));
                    case "set-moves" -> new PanelAction.SetMoves(scanner.color(), count(scanner));
                    case "mask" -> new PanelAction.Mask(scanner.square(), true);
                    case "unmask" -> new PanelAction.Mask(scanner.square(), false);
                    case "reinstate" -> new PanelAction.Reinstate();
                    case "takeback" -> new PanelAction.TakeBack();
                    case "answer" -> new PanelAction.Answer(TraceTokens.uci(scanner));
                    default -> throw scanner.expected("a word of the panel", column, word);
                };
        scanner.expectEnd();
        return action;
    }

    /** Whose claim it is and the move declared with it, either of which may be left out. */
    private static PanelAction claim(Ground ground, LineScanner scanner) throws FormatException {
        Color by = null;
        if (scanner.skip("white")) {
            by = Color.WHITE;
        } else if (scanner.skip("black")) {
            by = Color.BLACK;
        }
        scanner.skipBlanks();
        String intended = scanner.isAtEnd() ? null : TraceTokens.uci(scanner);
        return new PanelAction.Claim(ground, by, intended);
    }

    /** A duration, with a hyphen before it where time is taken away. */
    private static long micros(LineScanner scanner) throws FormatException {
        scanner.skipBlanks();
        return scanner.skip('-') ? -scanner.durationAsMicros() : scanner.durationAsMicros();
    }

    private static int count(LineScanner scanner) throws FormatException {
        scanner.skipBlanks();
        return scanner.count();
    }

    /** Any role: a player may try to choose one that no pawn can become. */
    private static Role role(LineScanner scanner) throws FormatException {
        String name = scanner.choice("queen", "rook", "bishop", "knight", "king", "pawn");
        return Role.valueOf(name.toUpperCase(Locale.ROOT));
    }
}
