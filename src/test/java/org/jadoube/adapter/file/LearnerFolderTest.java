package org.jadoube.adapter.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jadoube.adapter.file.FragileDisk.Operation;
import org.jadoube.adapter.file.FragileDisk.PowerCut;
import org.jadoube.lesson.Learner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The stars of learners")
class LearnerFolderTest {
    private static final Path FOLDER = Path.of("/board/learners");
    private static final Learner ANYA = new Learner("Аня");
    private static final Learner LONGEST = new Learner("李".repeat(Learner.LONGEST));

    @TempDir Path folder;

    @Test
    @DisplayName("are kept for each, the most of each exercise, whatever signs a name is of")
    void areKept() throws IOException {
        LearnerFolder learners = new LearnerFolder(folder.resolve("learners"));
        assertEquals(List.of(), learners.all());

        learners.won(ANYA, "fork-1", 2);
        learners.won(ANYA, "fork-1", 1);
        learners.won(LONGEST, "mate-1", 3);

        LearnerFolder again = new LearnerFolder(folder.resolve("learners"));
        assertEquals(List.of(ANYA, LONGEST), again.all());
        assertEquals(2, again.progress(ANYA).stars("fork-1"));
        assertEquals(3, again.progress(LONGEST).stars("mate-1"));
        again.forget(ANYA);
        again.forget(ANYA);
        assertEquals(List.of(LONGEST), again.all());
        assertEquals(0, again.progress(ANYA).stars("fork-1"));
    }

    @Test
    @DisplayName("of a file that is none of ours are not overwritten")
    void noStars() throws IOException {
        LearnerFolder learners = new LearnerFolder(folder);
        learners.won(ANYA, "fork-1", 2);
        try (Stream<Path> files = Files.list(folder)) {
            Files.writeString(files.findFirst().orElseThrow(), "fork-1 two\n");
        }

        assertThrows(IOException.class, () -> learners.progress(ANYA));
        assertThrows(IOException.class, () -> learners.won(ANYA, "fork-1", 3));
    }

    @Test
    @DisplayName("of made-up names cannot fill the disk")
    void tooMany() throws IOException {
        LearnerFolder learners = new LearnerFolder(new FragileDisk(), FOLDER);
        for (int i = 0; i < LearnerFolder.MOST; i++) {
            learners.won(new Learner("n" + i), "fork-1", 1);
        }

        assertThrows(IOException.class, () -> learners.won(ANYA, "fork-1", 1));
        learners.won(new Learner("n7"), "fork-1", 3);
        assertEquals(3, learners.progress(new Learner("n7")).stars("fork-1"));
    }

    @ParameterizedTest
    @EnumSource(
            value = Operation.class,
            names = {"CREATE", "WRITE", "FORCE", "RENAME"})
    @DisplayName("are as they were after a failure, and kept at the next attempt")
    void aFailure(Operation failing) throws IOException {
        FragileDisk disk = new FragileDisk();
        LearnerFolder learners = new LearnerFolder(disk, FOLDER);
        learners.won(ANYA, "fork-1", 1);
        disk.setFate((operation, number) -> {
            if (operation == failing) {
                throw new IOException("No space left on device");
            }
        });

        assertThrows(IOException.class, () -> learners.won(ANYA, "fork-1", 3));
        disk.setFate((operation, number) -> {});
        assertEquals(1, learners.progress(ANYA).stars("fork-1"));
        learners.won(ANYA, "fork-1", 3);
        assertEquals(3, learners.progress(ANYA).stars("fork-1"));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    @DisplayName("survive a power cut at every operation, as they were or as they are to be")
    void aPowerCut(int seed) throws IOException {
        Random random = new Random(seed);
        int cuts = 0;
        for (boolean isDone = false; !isDone; cuts++) {
            FragileDisk disk = new FragileDisk();
            LearnerFolder learners = new LearnerFolder(disk, FOLDER);
            learners.won(ANYA, "fork-1", 1);
            int cut = cuts;
            disk.setFate((operation, number) -> {
                if (number == cut) {
                    throw new PowerCut();
                }
            });
            try {
                learners.won(ANYA, "fork-1", 3);
                isDone = true;
            } catch (PowerCut off) {
                // What was being kept may be lost.
            }
            LearnerFolder after = new LearnerFolder(disk.afterPowerCut(random), FOLDER);
            int stars = after.progress(ANYA).stars("fork-1");
            assertTrue(isDone ? stars == 3 : stars == 1 || stars == 3, cut + ": " + stars);
            after.won(ANYA, "fork-2", 2);
            assertEquals(stars, after.progress(ANYA).stars("fork-1"));
        }
        assertTrue(cuts > 5, cuts + " operations");
    }
}
