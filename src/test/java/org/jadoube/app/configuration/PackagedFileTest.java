package org.jadoube.app.configuration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The file that the package installs. */
class PackagedFileTest {

    @Test
    void isRightAndStartsWhatEveryMachineHas() throws Exception {
        Configuration installed = Configuration.read(Path.of("src/deb/jadoube.toml"));

        assertEquals(new HostedBoard.Virtual(), installed.board());
    }
}
