package org.jadoube.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.Move;
import org.jadoube.chess.Variant;
import org.jadoube.guidance.LightFrame;
import org.jadoube.notation.Uci;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.trace.Codes;

/**
 * Inputs and effects of a table as objects of JSON: a word for the kind, and what belongs to it.
 */
final class JsonObjects {
    private static final double MICROS_PER_MILLI = 1_000;

    private JsonObjects() {}

    static double millis(long micros) {
        return micros / MICROS_PER_MILLI;
    }

    static Map<String, Object> input(Input input) {
        return switch (input) {
            case Input.OfSitting word -> ofSitting(word);
            case Input.Sensed sensed -> kind("input", "sensed", "contacts", contacts(sensed));
            case Input.Elapsed elapsed -> kind("input", "elapsed");
            case Input.Restarted restarted -> kind("input", "restarted");
            case Input.Judged judged ->
                    kind("input", "judged", "winnable", judged.winnability().toString());
            case Input.Masked masked ->
                    kind(
                            "input",
                            masked.masked() ? "masked" : "unmasked",
                            "square",
                            masked.square().toString());
            case Input.Pressed pressed -> kind("input", "pressed", "by", Codes.of(pressed.color()));
            case Input.Paused paused -> kind("input", "paused");
            case Input.Resumed resumed -> kind("input", "resumed");
            case Input.AddedTime added ->
                    kind("input", "added-time", "to", Codes.of(added.color()));
            case Input.SetTime set -> kind("input", "set-time", "of", Codes.of(set.color()));
            case Input.SetMoves set -> kind("input", "set-moves", "of", Codes.of(set.color()));
            case Input.Adjusted adjusted -> kind("input", "adjusted");
            case Input.Chose chose -> kind("input", "chose", "role", Codes.of(chose.role()));
            case Input.Answered answered -> kind("input", "answered", "move", uci(answered.move()));
            case Input.Reinstated reinstated -> kind("input", "reinstated");
            case Input.TookBack tookBack -> kind("input", "took-back");
            case Input.Announced announced ->
                    kind("input", "announced", "move", uci(announced.move()));
            case Input.Helped helped -> kind("input", "helped", "to", Codes.of(helped.color()));
            case Input.OfferedDraw offered ->
                    kind("input", "offered-draw", "by", Codes.of(offered.color()));
            case Input.AcceptedDraw accepted -> kind("input", "accepted-draw");
            case Input.DeclinedDraw declined -> kind("input", "declined-draw");
            case Input.Resigned resigned ->
                    kind("input", "resigned", "by", Codes.of(resigned.color()));
            case Input.Decided decided ->
                    kind("input", "decided", "result", decided.result().code());
            case Input.Claimed claimed ->
                    kind("input", "claimed", "ground", Codes.of(claimed.claim().ground()));
        };
    }

    private static Map<String, Object> ofSitting(Input.OfSitting input) {
        return switch (input) {
            case Input.Planned planned -> kind("input", "planned");
            case Input.Began began -> kind("input", "began");
            case Input.WentOn wentOn -> kind("input", "went-on");
            case Input.Turned turned -> kind("input", "turned");
            case Input.NotTurned notTurned -> kind("input", "not-turned");
            case Input.DrewColors drew ->
                    kind("input", "drew-colors", "exchanged", drew.exchanged());
        };
    }

    static Map<String, Object> effect(Effect effect) {
        return switch (effect) {
            case Effect.Played played -> kind("effect", "played", "move", uci(played.move()));
            case Effect.Withdrawn withdrawn ->
                    kind("effect", "withdrawn", "plies", withdrawn.plies());
            case Effect.Asked asked ->
                    kind(
                            "effect",
                            "asked",
                            "moves",
                            asked.alternatives().stream().map(JsonObjects::uci).toList());
            case Effect.Refused refused ->
                    kind("effect", "refused", "why", refused.refusal().code());
            case Effect.DrawOffered offered -> kind("effect", "draw-offered");
            case Effect.Penalised penalised ->
                    kind("effect", "penalised", "player", Codes.of(penalised.player()));
            case Effect.Ended ended ->
                    kind("effect", "ended", "outcome", ended.outcome().toString());
            case Effect.Corrected corrected ->
                    kind("effect", "corrected", "outcome", corrected.outcome().toString());
            case Effect.WinnabilityWanted wanted -> kind("effect", "winnability-wanted");
            case Effect.Resumed resumed -> kind("effect", "resumed");
            case Effect.TurnOffered offered -> kind("effect", "turn-offered");
            case Effect.NextGameOffered offered -> kind("effect", "next-game-offered");
            case Effect.Abandoned abandoned -> kind("effect", "abandoned");
            case Effect.GameBegun begun -> kind("effect", "game-begun");
            case Effect.Lit lit -> kind("effect", "lit");
        };
    }

    /** The lit squares and their cues. */
    static Map<String, String> lights(LightFrame frame) {
        Map<String, String> lights = new LinkedHashMap<>();
        frame.cues().forEach((square, cue) -> lights.put(square.toString(), cue.code()));
        return lights;
    }

    private static Map<String, Object> kind(String key, String word) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(key, word);
        return object;
    }

    private static Map<String, Object> kind(String key, String word, String more, Object value) {
        Map<String, Object> object = kind(key, word);
        object.put(more, value);
        return object;
    }

    private static List<Map<String, Object>> contacts(Input.Sensed sensed) {
        return sensed.events().stream().map(JsonObjects::contact).toList();
    }

    private static Map<String, Object> contact(ContactEvent event) {
        Map<String, Object> contact =
                switch (event) {
                    case Lift lift -> kind("did", "lift");
                    case Place place -> kind("did", "place");
                    case Blip blip ->
                            kind(
                                    "did",
                                    blip.opened() ? "open-blip" : "closed-blip",
                                    "lastedMs",
                                    millis(blip.lastedMicros()));
                };
        contact.put("square", event.square().toString());
        contact.put("ms", millis(event.atMicros()));
        return contact;
    }

    private static String uci(Move move) {
        return Uci.format(move, Variant.STANDARD);
    }
}
