package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.jadoube.SharedFiles;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;

/** Positions with the verdicts of the author of CHA, some composed so that no game leads there. */
record LabelledPositions(List<Entry> entries) {

    record Entry(Position position, String label, String line) {
        boolean canMate(Color color) {
            return label.charAt(color.ordinal()) != '-';
        }

        void assertNotContradicted(Color winner, Verdict verdict) {
            if (verdict == (canMate(winner) ? Verdict.NO : Verdict.YES)) {
                fail(winner + " " + verdict + " in " + line);
            }
        }
    }

    static LabelledPositions read(String name) throws IOException {
        return new LabelledPositions(
                Files.readAllLines(SharedFiles.require("data/laws/" + name)).stream()
                        .filter(line -> !line.startsWith("#") && !line.isBlank())
                        .map(LabelledPositions::entry)
                        .toList());
    }

    private static Entry entry(String line) {
        return new Entry(Fen.parseComposed(line.substring(3)), line.substring(0, 2), line);
    }
}
