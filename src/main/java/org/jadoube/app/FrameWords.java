package org.jadoube.app;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The words beside the board: what is understood, what the lights want, and the moves so far. */
final class FrameWords {
    private FrameWords() {}

    /** The lines, none longer than the width. */
    static List<String> of(DemoFrame frame, int width) {
        List<String> lines = new ArrayList<>(wrapped(frame.understood(), width));
        lines.add("");
        for (Light light : new TreeSet<>(frame.lights().values())) {
            lines.add(light.letter() + " " + light.words());
        }
        lines.add("");
        lines.addAll(wrapped(frame.moves(), width));
        return lines;
    }

    private static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
