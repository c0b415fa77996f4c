package org.jadoube.architecture;

import static java.util.Map.entry;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parts of the house and what each may use, as data. */
final class Walls {
    static final String HOUSE = "org.jadoube";

    /** The pure parts: values and functions, which the world reaches only as arguments. */
    private static final Set<String> CORE =
            Set.of(
                    "chess",
                    "notation",
                    "laws",
                    "clock",
                    "sensing",
                    "recognition",
                    "guidance",
                    "lesson",
                    "table");

    /** Parts whose work is text: as pure as the core, but they may read and write streams. */
    private static final Set<String> TEXT = Set.of("notation", "trace");

    /** Parts beside the core, as pure as it: what looks like chance comes from a seed. */
    private static final Set<String> BESIDE = Set.of("simulation", "diagnosis");

    /**
     * What each part may use besides itself. A part that is not named here may not exist; {@code
     * app}, which puts the parts together, may use all of them.
     */
    private static final Map<String, Set<String>> MAY_USE =
            Map.ofEntries(
                    entry("chess", Set.of()),
                    entry("notation", Set.of("chess")),
                    entry("laws", Set.of("chess")),
                    entry("clock", Set.of("chess")),
                    entry("sensing", Set.of("chess")),
                    entry("recognition", Set.of("chess", "sensing")),
                    entry("guidance", Set.of("chess", "laws", "clock", "recognition")),
                    entry(
                            "lesson",
                            Set.of(
                                    "chess",
                                    "notation",
                                    "laws",
                                    "clock",
                                    "sensing",
                                    "recognition",
                                    "guidance")),
                    entry("table", CORE),
                    entry("trace", CORE),
                    entry("simulation", union(CORE, Set.of("trace"))),
                    entry("diagnosis", Set.of("chess", "sensing")),
                    entry("port", CORE),
                    entry("adapter", union(CORE, Set.of("port", "trace"))));

    /** Libraries that reach the world, or only one part, and the package that may use each. */
    static final Map<String, String> LIBRARIES =
            Map.of(
                    "com.fazecast.jSerialComm", "adapter.serial",
                    "com.pi4j", "adapter.pi4j",
                    "com.sun.jna", "adapter.systemd",
                    "com.sun.net.httpserver", "adapter.web",
                    "org.tomlj", "app.configuration",
                    "picocli", "app");

    private Walls() {}

    /**
     * The part of the house that a class belongs to: the first package under {@value #HOUSE}, or
     * the first two for an adapter, since each adapter is a part of its own; "" for no part.
     */
    static String partOf(JavaClass type) {
        String[] names = type.getPackageName().split("\\.", -1);
        if (names.length < 3) {
            return "";
        }
        return names[2].equals("adapter") && names.length > 3 ? "adapter." + names[3] : names[2];
    }

    /** Whether a class may use what belongs to a part: that part, or a package within it. */
    static boolean isOf(JavaClass type, String owner) {
        String name = type.getPackageName() + ".";
        return name.startsWith(HOUSE + "." + owner + ".");
    }

    static boolean isKnown(String part) {
        return part.equals("app") || MAY_USE.containsKey(kindOf(part));
    }

    static boolean mayUse(String user, String used) {
        return user.equals(used)
                || user.equals("app")
                || MAY_USE.getOrDefault(kindOf(user), Set.of()).contains(used);
    }

    static DescribedPredicate<JavaClass> isPure() {
        return DescribedPredicate.describe(
                "are pure", type -> union(union(CORE, TEXT), BESIDE).contains(partOf(type)));
    }

    static DescribedPredicate<JavaClass> isPureAndNotText() {
        return DescribedPredicate.describe(
                "are pure and not about text",
                type -> union(CORE, BESIDE).contains(partOf(type)) && !TEXT.contains(partOf(type)));
    }

    private static String kindOf(String part) {
        return part.startsWith("adapter.") ? "adapter" : part;
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        return Stream.concat(some.stream(), others.stream()).collect(Collectors.toSet());
    }
}
