package org.jadoube.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.jadoube.SharedFiles;
import org.jadoube.laws.winnability.FullTest;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Repetition, dead positions and mates from other programs' bug reports. */
class RuleVectorsTest {

    @TestFactory
    List<DynamicTest> vectors() throws IOException {
        return Files.readAllLines(SharedFiles.require("data/laws/rule-vectors.tsv")).stream()
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .map(line -> line.split("\t", -1))
                .map(f -> DynamicTest.dynamicTest(f[0] + ": " + f[7], () -> check(f)))
                .toList();
    }

    private static void check(String[] fields) {
        Game game = Games.fromUci(Fen.parse(fields[1]), fields[2]);
        assertEquals(fields[3], yesOrNo(game.canClaimThreefold()), "threefold on the board");
        assertEquals(fields[4], yesOrNo(game.isFivefold()), "fivefold");
        boolean isDead = new FullTest().winnability(game.position()).isDead();
        assertEquals(fields[5], yesOrNo(isDead), "dead");
        assertEquals(fields[6], yesOrNo(game.position().isCheckmate()), "mate");
    }

    private static String yesOrNo(boolean holds) {
        return holds ? "Y" : "N";
    }
}
