package org.jadoube.app.configuration;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.adapter.pi4j.wiring.Wiring;
import org.jadoube.adapter.pi4j.wiring.WiringFault;

/** Tells what makes no sense in a wiring where the file says it, in the words of the file. */
final class WiringCheck {
    private static final Pattern INDEX = Pattern.compile("(.*)\\[(\\d+)]");

    private final Settings settings;

    WiringCheck(Settings settings) {
        this.settings = settings;
    }

    /** Tells all that is wrong, save what follows from a value that is refused already. */
    void refuse(Wiring wiring) {
        Map<String, Key<?>> keys = new LinkedHashMap<>(SensorSection.fields(wiring.sensor()));
        keys.putAll(LightsSection.fields(wiring.lights()));
        keys.putAll(PanelSection.fields());
        for (WiringFault fault : wiring.faults()) {
            boolean isConsequence =
                    keys.entrySet().stream()
                            .anyMatch(each ->
                                    settings.isWrong(each.getValue())
                                            && fault.toString().contains(each.getKey()));
            if (!isConsequence) {
                refuse(fault, keys);
            }
        }
    }

    private void refuse(WiringFault fault, Map<String, Key<?>> keys) {
        String words = inWordsOfTheFile(fault.words(), keys);
        Matcher index = INDEX.matcher(fault.field());
        Key<?> key = keys.get(fault.field());
        Key<?> list = index.matches() ? keys.get(index.group(1)) : null;
        if (key != null) {
            settings.refuse(key, key + ": " + words);
        } else if (list != null) {
            settings.refuseItem(list, Integer.parseInt(index.group(2)), list + ": " + words);
        } else {
            settings.refuse(BoardSection.KIND, fault.field() + ": " + words);
        }
    }

    private static String inWordsOfTheFile(String words, Map<String, Key<?>> keys) {
        String told = words;
        for (Map.Entry<String, Key<?>> each : keys.entrySet()) {
            told = told.replace(each.getKey(), each.getValue().toString());
        }
        return told;
    }
}
