package org.jadoube.trace;

import java.util.Locale;
import org.jadoube.chess.Role;

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
                    case "claim-threefold" -> new PanelAction.ClaimThreefold();
                    case "claim-fifty" -> new PanelAction.ClaimFifty();
                    case "takeback" -> new PanelAction.TakeBack();
                    case "answer" -> new PanelAction.Answer(TraceTokens.uci(scanner));
                    default -> throw scanner.expected("a word of the panel", column, word);
                };
        scanner.expectEnd();
        return action;
    }

    /** Any role: a player may try to choose one that no pawn can become. */
    private static Role role(LineScanner scanner) throws FormatException {
        String name = scanner.choice("queen", "rook", "bishop", "knight", "king", "pawn");
        return Role.valueOf(name.toUpperCase(Locale.ROOT));
    }
}
