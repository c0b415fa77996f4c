package org.jadoube.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jadoube.chess.Move;
import org.jadoube.chess.Variant;
import org.jadoube.guidance.Wordbook;
import org.jadoube.laws.Outcome;
import org.jadoube.notation.Uci;
import org.jadoube.port.Fault;
import org.jadoube.port.Snapshot;
import org.jadoube.table.Effect;
import org.jadoube.table.Sitting;
import org.jadoube.trace.Codes;

/**
 * Tells on a stream of lines what happens at a board: a word, and what it says. The words are for
 * programs; what the board says to people is in their language.
 */
final class Announcer implements Consumer<Snapshot> {
    private static final long MICROS_PER_SECOND = 1_000_000;

    private final PrintWriter lines;
    private final Wordbook words;
    private String said = "";
    private boolean hasBegun;
    private int safePlies;
    private List<Fault> faults = List.of();

    Announcer(PrintWriter lines, Wordbook words) {
        this.lines = lines;
        this.words = words;
    }

    @Override
    public void accept(Snapshot snapshot) {
        if (!hasBegun) {
            hasBegun = true;
            say("game", uci(moves(snapshot.sitting())));
        }
        snapshot.effects().forEach(this::tell);
        tell(words.say(snapshot.sitting().advice().headline()));
        if (snapshot.safePlies() != safePlies) {
            safePlies = snapshot.safePlies();
            say("safe", String.valueOf(safePlies));
        }
        snapshot.faults().stream()
                .filter(fault -> !faults.contains(fault))
                .forEach(fault -> say("fault", fault.part() + ": " + fault.words()));
        faults.stream()
                .filter(fault -> snapshot.faults().stream().noneMatch(fault::isOfSamePart))
                .forEach(fault -> say("mended", fault.part()));
        faults = snapshot.faults();
        lines.flush();
    }

    private void tell(String headline) {
        if (!headline.equals(said)) {
            said = headline;
            say("says", headline);
        }
    }

    private void tell(Effect effect) {
        switch (effect) {
            case Effect.Played played -> say("played", uci(List.of(played.move())));
            case Effect.Withdrawn withdrawn -> say("withdrawn", String.valueOf(withdrawn.plies()));
            case Effect.Asked asked -> say("asked", uci(asked.alternatives()));
            case Effect.Refused refused -> say("refused", refused.refusal().code());
            case Effect.DrawOffered offered -> say("draw-offered", "");
            case Effect.Penalised penalised ->
                    say(
                            "penalised",
                            Codes.of(penalised.player())
                                    + " "
                                    + penalised.micros() / MICROS_PER_SECOND);
            case Effect.Ended ended -> say("ended", words(ended.outcome()));
            case Effect.Corrected corrected -> say("corrected", words(corrected.outcome()));
            case Effect.WinnabilityWanted wanted -> {}
            case Effect.Resumed resumed -> say("resumed", "");
            case Effect.TurnOffered turn -> say("turn-offered", "");
            case Effect.NextGameOffered next -> say("next-game-offered", "");
            case Effect.Abandoned left -> say("abandoned", uci(left.table().game().moves()));
            case Effect.GameBegun game -> say("begun", uci(moves(game.begun())));
            case Effect.Lit lit -> say("lights", lit.frame().toString());
        }
    }

    private static String words(Outcome outcome) {
        return outcome.result().code() + " " + outcome.termination().code();
    }

    private void say(String word, String what) {
        lines.println((word + " " + what).stripTrailing());
    }

    private static List<Move> moves(Sitting sitting) {
        return sitting.table().map(table -> table.game().moves()).orElse(List.of());
    }

    private static String uci(List<Move> moves) {
        return moves.stream()
                .map(move -> Uci.format(move, Variant.STANDARD))
                .collect(Collectors.joining(" "));
    }
}
