package org.jadoube.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.clock.TimeControl;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.simulation.Chaos;
import org.jadoube.simulation.Conditions;
import org.jadoube.simulation.Parameter;
import org.jadoube.simulation.Profile;
import org.jadoube.simulation.SampleGame;
import org.jadoube.simulation.SampleGame.Farewell;
import org.jspecify.annotations.Nullable;

/**
 * Games played in chaos, on several threads, until there are enough or the time is up.
 *
 * <p>The seed of a game decides about everything: hands, conditions, and what befalls it.
 *
 * @param seed of the first game; each next one's is one more
 * @param endNanos when no further game is begun, on the clock of {@link System#nanoTime}
 */
record ChaosGames(
        List<Profile> profiles, SampleGames samples, long seed, int threads, long endNanos) {
    private static final List<String> TIMES = List.of("90+30", "40/90+30, 30+30", "60d10");

    ChaosTally play(int games, Progress progress) throws InterruptedException {
        ChaosTally tally = new ChaosTally();
        ExecutorService players = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> played = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                long gameSeed = seed + i;
                played.add(players.submit(() -> play(gameSeed, tally)));
            }
            for (int i = 0; i < games; i++) {
                played.get(i).get();
                progress.tell("games", i + 1, games);
            }
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } finally {
            players.shutdownNow();
            progress.end();
        }
        return tally;
    }

    private void play(long gameSeed, ChaosTally tally) {
        if (System.nanoTime() - endNanos >= 0) {
            return;
        }
        Conditions conditions = conditions(gameSeed);
        String name = "game seed %d, %s".formatted(gameSeed, words(conditions));
        try {
            int index = (int) Math.floorMod(gameSeed, (long) Integer.MAX_VALUE);
            tally.add(name, Chaos.game(conditions, ending(samples.get(index), index), gameSeed));
        } catch (RuntimeException broken) {
            tally.add(name, broken);
        }
    }

    /** A game that is not over by the rules ends by a word, or is left as it stands. */
    private static SampleGame ending(SampleGame game, int index) {
        Farewell farewell =
                switch (index / 7 % 4) {
                    case 0 -> Farewell.WHITE_RESIGNS;
                    case 1 -> Farewell.BLACK_RESIGNS;
                    case 2 -> Farewell.DRAW_AGREED;
                    default -> Farewell.NOTHING;
                };
        return new SampleGame(game.start(), game.variant(), game.moves(), farewell);
    }

    /** Seeds that follow each other go through all conditions. */
    private Conditions conditions(long gameSeed) {
        Profile profile = profiles.get((int) Math.floorMod(gameSeed, (long) profiles.size()));
        int others = (int) Math.floorMod(Math.floorDiv(gameSeed, (long) profiles.size()), 24L);
        Completion completion = others % 2 == 0 ? Completion.AUTO : Completion.PRESS;
        boolean strict = others / 2 % 2 == 1;
        int time = others / 4;
        return new Conditions(
                strict ? deliberate(profile) : profile,
                completion,
                strict ? TouchMove.STRICT : TouchMove.TOLERANT,
                time < TIMES.size() ? TimeControl.parse(TIMES.get(time)) : null);
    }

    /** Where touched pieces bind, hands touch only what they move. */
    private static Profile deliberate(Profile profile) {
        return profile.with(Parameter.PUT_BACK, 0)
                .with(Parameter.ADJUST, 0)
                .with(Parameter.WRONG_MOVE, 0);
    }

    private static String words(Conditions conditions) {
        @Nullable TimeControl time = conditions.time();
        return "%s, %s, %s, %s"
                .formatted(
                        conditions.profile().name(),
                        conditions.completion(),
                        conditions.touchMove(),
                        time == null ? "no clock" : time);
    }
}
