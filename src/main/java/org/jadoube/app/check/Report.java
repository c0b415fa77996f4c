package org.jadoube.app.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.chess.Bitboard;
import org.jadoube.diagnosis.Diagnosis;
import org.jadoube.diagnosis.Finding;
import org.jadoube.diagnosis.Observations;
import org.jadoube.diagnosis.Trial;
import org.jadoube.port.Button;

/**
 * What an examination of a board has shown.
 *
 * @param areLightsRight empty where that was not asked
 * @param pressed the buttons that were pressed
 * @param faults what the board told of its parts, by part
 * @param scansPerSecond as measured; 0 where nothing came
 * @param isComplete whether everything was gone through or left out on purpose
 */
public record Report(
        Observations seen,
        Optional<Boolean> areLightsRight,
        List<Button> pressed,
        Map<String, String> faults,
        long scansPerSecond,
        boolean isComplete) {

    /** All that is wrong with the contacts. */
    public List<Finding> findings() {
        return Diagnosis.of(seen);
    }

    /** Whether everything was gone through, and nothing is wrong. */
    public boolean isGood() {
        return isComplete
                && findings().isEmpty()
                && faults.isEmpty()
                && scansPerSecond > 0
                && areLightsRight.orElse(true);
    }

    /** The report in lines that can be pasted; the settings are not among them. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("scans: " + scansPerSecond + " a second");
        new TreeMap<>(faults).forEach((part, words) -> lines.add(part + ": " + words));
        lines.add("empty board: " + (seen.idle() == 0 ? "-" : Bitboard.toString(seen.idle())));
        lines.add("squares asked for: " + seen.trials().size() + " of 64");
        lines.add("changes for one piece: " + toggles());
        lines.add("pieces lifted among others: " + seen.lifts().size());
        lines.add("lights: " + areLightsRight.map(right -> right ? "right" : "wrong").orElse("-"));
        lines.add("buttons: " + (pressed.isEmpty() ? "-" : pressed));
        findings().forEach(finding -> lines.add("! " + finding.words()));
        lines.add(
                isGood()
                        ? "Nothing is wrong."
                        : isComplete ? "Not all is well." : "This is not complete.");
        return lines;
    }

    private String toggles() {
        return seen.trials().stream()
                .filter(trial -> trial.toggles() > 0)
                .mapToInt(Trial::toggles)
                .boxed()
                .reduce(Math::max)
                .map(most -> "2 at best, " + most + " at worst")
                .orElse("-");
    }
}
