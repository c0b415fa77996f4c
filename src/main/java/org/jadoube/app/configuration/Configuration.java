package org.jadoube.app.configuration;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.guidance.Language;

/**
 * What board there is and how it is used, as a file says it.
 *
 * @param scansPerSecond 1 to 1000
 * @param language what the board itself speaks; each page of the console has its own
 * @param folder where journals and games are kept; empty for the usual place
 */
public record Configuration(
        HostedBoard board,
        int scansPerSecond,
        Language language,
        ConsoleSettings console,
        Optional<Path> folder,
        GameSettings game) {
    /** Where the file is looked for unless another one is named. */
    public static final Path USUAL_FILE = Path.of("/etc/jadoube/jadoube.toml");

    private static final Key<Path> FOLDER =
            Key.optional(
                    "games",
                    "folder",
                    new Kind.Text<>("the path of a folder", Path::of),
                    "/var/lib/jadoube",
                    "where journals and games are kept; without it the `--data` of `jadoube serve`");

    /** All that a file may say, in the order of the document. */
    static final List<Key<?>> KEYS =
            Stream.of(
                            BoardSection.KEYS,
                            SensorSection.KEYS,
                            LightsSection.KEYS,
                            PanelSection.KEYS,
                            GameSection.KEYS,
                            ConsoleSection.KEYS,
                            List.<Key<?>>of(FOLDER))
                    .<Key<?>>flatMap(List::stream)
                    .toList();

    /**
     * Reads a file.
     *
     * @throws ConfigurationException if anything in it is wrong, with all that is
     * @throws IOException if it cannot be read
     */
    public static Configuration read(Path file) throws ConfigurationException, IOException {
        try {
            return parse(file.toString(), Files.readString(file));
        } catch (CharacterCodingException notText) {
            throw new IOException(file + " is not UTF-8", notText);
        }
    }

    /** What holds where no file says otherwise: a virtual board. */
    public static Configuration standard() {
        try {
            return parse("the standard", "");
        } catch (ConfigurationException impossible) {
            throw new AssertionError("nothing said is said wrongly", impossible);
        }
    }

    /**
     * Reads what a file contains.
     *
     * @param source its name, for messages
     */
    static Configuration parse(String source, String text) throws ConfigurationException {
        FaultList faults = new FaultList();
        Settings settings = new Settings(TomlText.parse(text, faults), faults);
        settings.refuseAllBut(KEYS);
        KEYS.forEach(settings::find);
        Configuration read =
                new Configuration(
                        BoardSection.read(settings),
                        settings.get(BoardSection.SCANS),
                        settings.get(BoardSection.LANGUAGE),
                        ConsoleSection.read(settings),
                        settings.find(FOLDER),
                        GameSection.read(settings));
        if (!faults.isEmpty()) {
            throw new ConfigurationException(source, faults.faults());
        }
        return read;
    }
}
