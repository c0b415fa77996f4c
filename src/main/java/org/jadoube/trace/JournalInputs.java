package org.jadoube.trace;

import java.util.Optional;
import org.jadoube.chess.Variant;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.laws.winnability.Winnability;
import org.jadoube.notation.Fen;
import org.jadoube.table.Input;

/**
 * The text of an input: its time, its word, and what it says.
 *
 * <p>A new kind of input needs one line in each of the two methods. The compiler asks for the first
 * and a test for the second.
 */
final class JournalInputs {
    private static final String EXCHANGED = "exchanged";
    private static final String KEPT = "kept";

    private JournalInputs() {}

    static String format(Input input) {
        return input.atMicros()
                + " "
                + switch (input) {
                    case Input.Sensed it ->
                            "sensed" + JournalWords.events(it.events(), it.atMicros());
                    case Input.Elapsed it -> "elapsed";
                    case Input.Restarted it -> "restarted " + JournalWords.contacts(it.contacts());
                    case Input.Judged it ->
                            "judged "
                                    + it.winnability()
                                    + " "
                                    + Fen.format(it.position(), Variant.CHESS960);
                    case Input.Masked it -> (it.masked() ? "masked " : "unmasked ") + it.square();
                    case Input.Pressed it -> "pressed " + Codes.of(it.color());
                    case Input.Paused it -> "paused";
                    case Input.Resumed it -> "resumed";
                    case Input.AddedTime it ->
                            "added-time " + Codes.of(it.color()) + " " + it.micros();
                    case Input.SetTime it -> "set-time " + Codes.of(it.color()) + " " + it.micros();
                    case Input.SetMoves it ->
                            "set-moves " + Codes.of(it.color()) + " " + it.moves();
                    case Input.Adjusted it -> "adjusted";
                    case Input.Chose it -> "chose " + Codes.of(it.role());
                    case Input.Answered it -> "answered " + JournalWords.move(it.move());
                    case Input.TookBack it -> "took-back";
                    case Input.Reinstated it -> "reinstated";
                    case Input.Announced it -> "announced " + JournalWords.move(it.move());
                    case Input.Helped it ->
                            "helped " + Codes.of(it.color()) + " " + Codes.of(it.level());
                    case Input.OfferedDraw it -> "offered-draw " + Codes.of(it.color());
                    case Input.AcceptedDraw it -> "accepted-draw";
                    case Input.DeclinedDraw it -> "declined-draw";
                    case Input.Resigned it -> "resigned " + Codes.of(it.color());
                    case Input.Decided it -> "decided " + it.result().code();
                    case Input.Claimed it ->
                            it.by().map(by -> "claimed-by " + Codes.of(by)).orElse("claimed")
                                    + " "
                                    + JournalWords.claim(it.claim());
                    case Input.Planned it -> "planned " + PlanText.formatInline(it.plan());
                    case Input.Began it -> "began";
                    case Input.WentOn it -> "went-on";
                    case Input.Turned it -> "turned";
                    case Input.NotTurned it -> "not-turned";
                    case Input.DrewColors it ->
                            "drew-colors " + (it.exchanged() ? EXCHANGED : KEPT);
                };
    }

    static Input parse(JournalWords words) throws JournalSyntaxException {
        long atMicros = words.number();
        String word = words.word();
        return switch (word) {
            case "sensed" -> new Input.Sensed(words.events(atMicros), atMicros);
            case "elapsed" -> new Input.Elapsed(atMicros);
            case "restarted" -> new Input.Restarted(words.contacts(), atMicros);
            case "judged" -> judged(words, atMicros);
            case "masked" -> new Input.Masked(words.square(), true, atMicros);
            case "unmasked" -> new Input.Masked(words.square(), false, atMicros);
            case "pressed" -> new Input.Pressed(words.color(), atMicros);
            case "paused" -> new Input.Paused(atMicros);
            case "resumed" -> new Input.Resumed(atMicros);
            case "added-time" -> new Input.AddedTime(words.color(), words.number(), atMicros);
            case "set-time" -> new Input.SetTime(words.color(), words.number(), atMicros);
            case "set-moves" -> new Input.SetMoves(words.color(), words.count(), atMicros);
            case "adjusted" -> new Input.Adjusted(atMicros);
            case "chose" -> new Input.Chose(words.role(), atMicros);
            case "answered" -> new Input.Answered(words.move(), atMicros);
            case "reinstated" -> new Input.Reinstated(atMicros);
            case "took-back" -> new Input.TookBack(atMicros);
            case "announced" -> new Input.Announced(words.move(), atMicros);
            case "helped" ->
                    new Input.Helped(words.color(), words.constant(HelpLevel.class), atMicros);
            case "offered-draw" -> new Input.OfferedDraw(words.color(), atMicros);
            case "accepted-draw" -> new Input.AcceptedDraw(atMicros);
            case "declined-draw" -> new Input.DeclinedDraw(atMicros);
            case "resigned" -> new Input.Resigned(words.color(), atMicros);
            case "decided" -> new Input.Decided(words.result(), atMicros);
            case "claimed-by" ->
                    new Input.Claimed(Optional.of(words.color()), words.claim(), atMicros);
            case "claimed" -> new Input.Claimed(words.claim(), atMicros);
            case "planned" -> new Input.Planned(PlanText.readInline(words.rest()), atMicros);
            case "began" -> new Input.Began(atMicros);
            case "went-on" -> new Input.WentOn(atMicros);
            case "turned" -> new Input.Turned(atMicros);
            case "not-turned" -> new Input.NotTurned(atMicros);
            case "drew-colors" -> new Input.DrewColors(words.word().equals(EXCHANGED), atMicros);
            default -> throw new JournalSyntaxException("'" + word + "' is no input");
        };
    }

    private static Input judged(JournalWords words, long atMicros) throws JournalSyntaxException {
        Winnability winnability = words.winnability();
        return new Input.Judged(words.position(), winnability, atMicros);
    }
}
