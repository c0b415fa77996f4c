package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.jadoube.adapter.resource.ShippedWords;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Language;
import org.jadoube.port.Snapshot;
import org.jadoube.sensing.BoardHealth;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
import org.jadoube.table.SittingStep;
import org.jadoube.table.TableRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the service writes is for programs and for people. */
class AnnouncerTest {

    @ParameterizedTest
    @CsvSource({
        "en, White is to move.",
        "ru, Ход белых.",
        "bg, На ход са белите.",
    })
    void theBoardSpeaksTheLanguageOfTheHouseAndEachThingOnce(String code, String headline) {
        StringWriter written = new StringWriter();
        Announcer announcer =
                new Announcer(
                        new PrintWriter(written),
                        ShippedWords.of(Language.parse(code).orElseThrow()));
        Plan plan = Plan.of(TableRules.DEFAULT);
        long contacts = plan.start().occupied();
        Sitting ready = Sitting.of(plan, Orientation.STRAIGHT, List.of(), contacts, 0);
        SittingStep lifted =
                ready.step(new Input.Sensed(List.of(new ContactEvent.Lift(Square.E2, 100)), 100));

        announcer.accept(seen(ready, 0));
        announcer.accept(seen(ready, 0));
        announcer.accept(seen(lifted.sitting(), 100));

        List<String> lines = written.toString().lines().toList();
        assertEquals("game", lines.get(0));
        assertEquals("says " + headline, lines.get(1));
        assertEquals(3, lines.size(), lines::toString);
    }

    private static Snapshot seen(Sitting sitting, long atMicros) {
        return new Snapshot(
                sitting,
                sitting.contacts(),
                BoardHealth.UNKNOWN,
                0,
                Optional.empty(),
                List.of(),
                List.of(),
                atMicros);
    }
}
