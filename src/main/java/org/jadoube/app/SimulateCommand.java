package org.jadoube.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.simulation.Parameter;
import org.jadoube.simulation.Profile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code jadoube simulate}: simulated players, and how well the board follows them. */
@Command(
        name = "simulate",
        description = {
            "Simulated players with hands play games on a simulated board, fumble, and answer the"
                    + " lights.",
            "Prints for each way of moving how many plies the board followed."
        },
        footer = {
            "",
            "Exit status: 0 when no wrong move went unnoticed, 1 when one did, 2 for unusable"
                    + " arguments."
        },
        mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Option(
            names = "--profile",
            split = ",",
            paramLabel = "NAME",
            description =
                    "Hands and board: clean, club, beginner, blitz, bad-hardware, slow-board,"
                            + " one-dead, two-dead. Without it: all.")
    private List<String> profiles = Profile.all().stream().map(Profile::name).toList();

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "Changes one parameter of every profile; an unknown name lists them all.")
    private Map<String, String> changes = new LinkedHashMap<>();

    @Mixin private SampleOptions sampleOptions = new SampleOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games for each profile (${DEFAULT-VALUE}).")
    private int games = 100;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Another seed, other hands (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--completion",
            paramLabel = "auto|press",
            description = "What completes a move: rest, or the clock (both, one after the other).")
    private List<Completion> completions = List.of(Completion.AUTO, Completion.PRESS);

    @Option(
            names = "--failures",
            paramLabel = "FOLDER",
            description =
                    "Where to write what went wrong, cut down to the shortest scenario that still"
                            + " fails.")
    private @Nullable Path failures;

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter results = spec.commandLine().getOut();
        if (games < 1) {
            throw refusal("--games is at least 1");
        }
        int threads = sampleOptions.threads(spec.commandLine());
        SampleGames samples = sampleOptions.games(seed, spec.commandLine());
        int wrong = 0;
        for (Profile profile : chosen()) {
            for (Completion completion : completions) {
                SimulatedGames played =
                        new SimulatedGames(profile, completion, samples, seed, threads);
                SimulationTable table =
                        played.play(
                                games,
                                new Failures(failures),
                                Progress.on(spec.commandLine().getErr()));
                results.println(table);
                results.flush();
                wrong += table.wrong();
            }
        }
        return wrong == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private List<Profile> chosen() {
        List<Profile> chosen = new ArrayList<>();
        for (String name : profiles) {
            Profile profile =
                    Profile.of(name)
                            .orElseThrow(() ->
                                    refusal(
                                            "no profile is called '%s'; there are %s"
                                                    .formatted(name, names())));
            chosen.add(changed(profile));
        }
        return chosen;
    }

    private static String names() {
        return Profile.all().stream().map(Profile::name).collect(Collectors.joining(", "));
    }

    private Profile changed(Profile profile) {
        Profile changed = profile;
        for (Map.Entry<String, String> change : changes.entrySet()) {
            String name = change.getKey();
            Parameter parameter =
                    Parameter.of(name)
                            .orElseThrow(() ->
                                    refusal(
                                            "no parameter is called '%s'; there are %s"
                                                    .formatted(name, keys())));
            try {
                changed = changed.with(parameter, Double.parseDouble(change.getValue()));
            } catch (NumberFormatException noNumber) {
                throw refusal("%s is a number, not '%s'".formatted(name, change.getValue()));
            } catch (IllegalArgumentException outOfRange) {
                throw refusal(String.valueOf(outOfRange.getMessage()));
            }
        }
        return changed;
    }

    private static String keys() {
        return Stream.of(Parameter.values()).map(Parameter::key).collect(Collectors.joining(", "));
    }

    private ParameterException refusal(String why) {
        return new ParameterException(spec.commandLine(), why);
    }
}
