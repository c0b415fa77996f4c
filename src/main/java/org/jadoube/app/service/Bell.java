package org.jadoube.app.service;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jadoube.guidance.Cue;
import org.jadoube.guidance.LightFrame;
import org.jadoube.port.Snapshot;
import org.jadoube.port.Sound;
import org.jadoube.port.Sounder;
import org.jadoube.table.Effect;
import org.jadoube.table.Sitting;
import org.jadoube.table.Stage;

/**
 * Has people at a board hear what they might not see: that the game is over, that something is
 * wrong or refused, that there is a question. One sound at a time, the most important.
 */
public final class Bell implements Consumer<Snapshot> {
    private final Sounder sounder;
    private boolean wasWrong;

    public Bell(Sounder sounder) {
        this.sounder = sounder;
    }

    @Override
    public void accept(Snapshot snapshot) {
        boolean isWrong = isWrong(snapshot.sitting());
        Stream<Sound> begun = isWrong && !wasWrong ? Stream.of(Sound.WRONG) : Stream.empty();
        wasWrong = isWrong;
        Stream.concat(begun, snapshot.effects().stream().flatMap(each -> sound(each).stream()))
                .max(Comparator.naturalOrder())
                .ifPresent(sounder::sound);
    }

    /**
     * Whether pieces must be put right before play goes on. Where none has been moved yet, pieces
     * that are away may as well be set up again.
     */
    private static boolean isWrong(Sitting sitting) {
        LightFrame lights = sitting.lights();
        boolean isPlayed = sitting.table().stream().anyMatch(table -> table.game().plies() > 0);
        return sitting.stage() instanceof Stage.Playing
                && sitting.outcome().isEmpty()
                && (lights.squares(Cue.CLEAR) != 0 || (isPlayed && lights.squares(Cue.FILL) != 0));
    }

    private static Optional<Sound> sound(Effect effect) {
        return switch (effect) {
            case Effect.Ended ended -> Optional.of(Sound.OVER);
            case Effect.Refused refused -> Optional.of(Sound.WRONG);
            case Effect.Penalised penalised -> Optional.of(Sound.WRONG);
            case Effect.Asked asked -> Optional.of(Sound.QUESTION);
            case Effect.DrawOffered offered -> Optional.of(Sound.QUESTION);
            case Effect.TurnOffered turn -> Optional.of(Sound.QUESTION);
            case Effect.NextGameOffered next -> Optional.of(Sound.QUESTION);
            case Effect.Played played -> Optional.empty();
            case Effect.Withdrawn withdrawn -> Optional.empty();
            case Effect.Corrected corrected -> Optional.empty();
            case Effect.Resumed resumed -> Optional.empty();
            case Effect.Abandoned left -> Optional.empty();
            case Effect.GameBegun begun -> Optional.empty();
            case Effect.Lit lit -> Optional.empty();
            case Effect.WinnabilityWanted wanted -> Optional.empty();
        };
    }
}
