package org.jadoube.trace;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jadoube.chess.Color;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.DrawClaim.Ground;
import org.jadoube.laws.Result;
import org.jadoube.trace.TraceToken.AllContacts;
import org.jadoube.trace.TraceToken.Contact;
import org.jadoube.trace.TraceToken.End;
import org.jadoube.trace.TraceToken.Panel;
import org.jadoube.trace.TraceToken.Press;

/** The words for tokens in a trace. */
final class TraceTokens {
    private static final Pattern CONTACT = Pattern.compile("[a-h][1-8][+-]");
    private static final Pattern HEX = Pattern.compile("[0-9a-fA-F]{16}");
    private static final Pattern UCI = Pattern.compile("[a-h][1-8][a-h][1-8][qrbn]?");

    private TraceTokens() {}

    static TraceToken read(LineScanner scanner, long atMicros) throws FormatException {
        int column = scanner.column();
        if (scanner.skip('=')) {
            return new AllContacts(contacts(scanner), atMicros);
        }
        String word = scanner.word(":");
        if (CONTACT.matcher(word).matches()) {
            Square square = Square.parse(word.substring(0, 2)).orElseThrow();
            return new Contact(square, word.endsWith("+"), atMicros);
        }
        return switch (word) {
            case "end" -> new End(atMicros);
            case "press" -> new Press(color(scanner), atMicros);
            case "promote" -> new Panel(new PanelAction.Choose(role(scanner)), atMicros);
            case "adjust" -> new Panel(new PanelAction.Adjust(), atMicros);
            case "offer-draw" -> new Panel(new PanelAction.OfferDraw(color(scanner)), atMicros);
            case "accept-draw" -> new Panel(new PanelAction.AcceptDraw(), atMicros);
            case "decline-draw" -> new Panel(new PanelAction.DeclineDraw(), atMicros);
            case "resign" -> new Panel(new PanelAction.Resign(color(scanner)), atMicros);
            case "decide" -> new Panel(new PanelAction.Decide(result(scanner)), atMicros);
            case "claim-threefold" -> new Panel(claim(Ground.THREEFOLD, scanner), atMicros);
            case "claim-fifty" -> new Panel(claim(Ground.FIFTY, scanner), atMicros);
            case "pause" -> new Panel(new PanelAction.Pause(), atMicros);
            case "resume" -> new Panel(new PanelAction.Resume(), atMicros);
            case "add-time" ->
                    new Panel(new PanelAction.AddTime(side(scanner), micros(scanner)), atMicros);
            case "set-time" ->
                    new Panel(new PanelAction.SetTime(side(scanner), micros(scanner)), atMicros);
            case "set-moves" ->
                    new Panel(new PanelAction.SetMoves(side(scanner), count(scanner)), atMicros);
            case "mask" -> new Panel(new PanelAction.Mask(square(scanner), true), atMicros);
            case "unmask" -> new Panel(new PanelAction.Mask(square(scanner), false), atMicros);
            case "reinstate" -> new Panel(new PanelAction.Reinstate(), atMicros);
            case "takeback" -> new Panel(new PanelAction.TakeBack(), atMicros);
            case "answer" -> new Panel(new PanelAction.Answer(move(scanner)), atMicros);
            default ->
                    throw scanner.expected(
                            "a contact such as e2- or e4+, a button, a word of the panel, or 'end'",
                            column,
                            word);
        };
    }

    static String format(TraceToken token) {
        return switch (token) {
            case Contact contact -> contact.square() + (contact.closed() ? "+" : "-");
            case AllContacts all -> "=%016x".formatted(all.closed());
            case Press press -> "press:" + name(press.color());
            case Panel panel -> format(panel.action());
            case End end -> "end";
        };
    }

    private static String format(PanelAction action) {
        return switch (action) {
            case PanelAction.Adjust adjust -> "adjust";
            case PanelAction.Choose choose -> "promote:" + letter(choose.role());
            case PanelAction.OfferDraw offer -> "offer-draw:" + name(offer.color());
            case PanelAction.AcceptDraw accept -> "accept-draw";
            case PanelAction.DeclineDraw decline -> "decline-draw";
            case PanelAction.Resign resign -> "resign:" + name(resign.color());
            case PanelAction.Decide decide -> "decide:" + decide.result().code();
            case PanelAction.Claim claim -> format(claim);
            case PanelAction.Pause pause -> "pause";
            case PanelAction.Resume resume -> "resume";
            case PanelAction.AddTime add ->
                    "add-time:" + name(add.color()) + ":" + millis(add.micros());
            case PanelAction.SetTime set ->
                    "set-time:" + name(set.color()) + ":" + millis(set.micros());
            case PanelAction.SetMoves set -> "set-moves:" + name(set.color()) + ":" + set.moves();
            case PanelAction.Mask mask -> (mask.masked() ? "mask:" : "unmask:") + mask.square();
            case PanelAction.Reinstate reinstate -> "reinstate";
            case PanelAction.TakeBack takeBack -> "takeback";
            case PanelAction.Answer answer -> "answer:" + answer.uci();
        };
    }

    private static long contacts(LineScanner scanner) throws FormatException {
        int column = scanner.column();
        String hex = scanner.word("");
        if (!HEX.matcher(hex).matches()) {
            throw scanner.expected("16 hexadecimal digits", column, hex);
        }
        return Long.parseUnsignedLong(hex, 16);
    }

    private static Square square(LineScanner scanner) throws FormatException {
        expectColon(scanner);
        return scanner.square();
    }

    private static Color color(LineScanner scanner) throws FormatException {
        expectColon(scanner);
        return scanner.color();
    }

    private static Result result(LineScanner scanner) throws FormatException {
        expectColon(scanner);
        return scanner.result();
    }

    /** Whose claim it is and the move declared with it, either of which may be left out. */
    private static PanelAction claim(Ground ground, LineScanner scanner) throws FormatException {
        Color by = null;
        boolean more = scanner.skip(':');
        if (more && (scanner.startsWithWord("white") || scanner.startsWithWord("black"))) {
            by = scanner.word(":").equals("white") ? Color.WHITE : Color.BLACK;
            more = scanner.skip(':');
        }
        return new PanelAction.Claim(ground, by, more ? uci(scanner) : null);
    }

    private static String format(PanelAction.Claim claim) {
        return "claim-"
                + Codes.of(claim.ground())
                + (claim.by() == null ? "" : ":" + name(claim.by()))
                + (claim.intended() == null ? "" : ":" + claim.intended());
    }

    /** A colour that more follows. */
    private static Color side(LineScanner scanner) throws FormatException {
        expectColon(scanner);
        int column = scanner.column();
        String word = scanner.word(":");
        return switch (word) {
            case "white" -> Color.WHITE;
            case "black" -> Color.BLACK;
            default -> throw scanner.expected("'white' or 'black'", column, word);
        };
    }

    /** Milliseconds as microseconds, with a hyphen before them where time is taken away. */
    private static long micros(LineScanner scanner) throws FormatException {
        expectColon(scanner);
        return scanner.skip('-') ? -scanner.millisAsMicros() : scanner.millisAsMicros();
    }

    private static String millis(long micros) {
        return BigDecimal.valueOf(micros, 3).stripTrailingZeros().toPlainString();
    }

    private static int count(LineScanner scanner) throws FormatException {
        expectColon(scanner);
        return scanner.count();
    }

    private static Role role(LineScanner scanner) throws FormatException {
        expectColon(scanner);
        return switch (scanner.choice("q", "r", "b", "n")) {
            case "q" -> Role.QUEEN;
            case "r" -> Role.ROOK;
            case "b" -> Role.BISHOP;
            default -> Role.KNIGHT;
        };
    }

    private static String move(LineScanner scanner) throws FormatException {
        expectColon(scanner);
        return uci(scanner);
    }

    /** A word that is written as a move in UCI. */
    static String uci(LineScanner scanner) throws FormatException {
        int column = scanner.column();
        String uci = scanner.word("");
        if (!UCI.matcher(uci).matches()) {
            throw scanner.expected("a move in UCI, such as e2e4", column, uci);
        }
        return uci;
    }

    private static void expectColon(LineScanner scanner) throws FormatException {
        int column = scanner.column();
        if (!scanner.skip(':')) {
            throw scanner.expected("':'", column, "");
        }
    }

    private static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    /** The letter of a piece that a pawn can become. */
    private static String letter(Role role) {
        return switch (role) {
            case QUEEN -> "q";
            case ROOK -> "r";
            case BISHOP -> "b";
            case KNIGHT -> "n";
            case KING, PAWN -> throw new IllegalArgumentException("no pawn becomes a " + role);
        };
    }
}
