package org.jadoube.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.jadoube.app.Jadoube;

/** The walls between the parts of the house, and what keeps its core pure. */
@AnalyzeClasses(packages = Walls.HOUSE, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    /** Every other rule holds for nothing when nothing was imported. */
    @ArchTest
    static void everySourceFileWasImported(JavaClasses house) throws IOException {
        Sources.assertAllImported(Path.of("src/main/java"), house);
    }

    @ArchTest
    static final ArchRule everyPartUsesOnlyWhatItsWallLetsThrough =
            classes().should(useOnlyWhatTheirWallLetsThrough());

    @ArchTest
    static final ArchRule noPackageUsesItselfInACircle =
            slices().matching(Walls.HOUSE + ".(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule aLibraryStaysInThePartThatOwnsIt =
            classes().should(useOnlyTheLibrariesOfTheirPart());

    @ArchTest
    static final ArchRule theCoreKnowsNoFilesNetworksThreadsOrLogs =
            noClasses()
                    .that(Walls.isPure())
                    .should()
                    .dependOnClassesThat(
                            resideInAnyPackage(
                                            "java.net..",
                                            "java.nio.channels..",
                                            "java.nio.file..",
                                            "java.util.concurrent..",
                                            "java.util.logging..",
                                            "org.slf4j..")
                                    .or(
                                            areOneOf(
                                                    "java.io.Console",
                                                    "java.io.File",
                                                    "java.io.FileInputStream",
                                                    "java.io.FileOutputStream",
                                                    "java.io.FileReader",
                                                    "java.io.FileWriter",
                                                    "java.io.RandomAccessFile",
                                                    "java.lang.Process",
                                                    "java.lang.ProcessBuilder",
                                                    "java.lang.Runtime",
                                                    "java.lang.Thread",
                                                    "java.lang.ThreadLocal")));

    @ArchTest
    static final ArchRule theCoreBarTextKnowsNoStreams =
            noClasses()
                    .that(Walls.isPureAndNotText())
                    .should()
                    .dependOnClassesThat(resideInAPackage("java.io.."));

    @ArchTest
    static final ArchRule theCoreIsToldTheTimeAndChance =
            noClasses()
                    .that(Walls.isPure())
                    .should()
                    .dependOnClassesThat(
                            areOneOf(
                                    "java.time.Clock",
                                    "java.time.InstantSource",
                                    "java.util.Random",
                                    "java.util.SplittableRandom",
                                    "java.util.random.RandomGenerator"))
                    .orShould()
                    .accessTargetWhere(asksTheMachine());

    /** A wiring can be read and checked where there is no Raspberry Pi. */
    @ArchTest
    static final ArchRule wiringsKnowNoDevices =
            noClasses()
                    .that()
                    .resideInAPackage("org.jadoube.adapter.pi4j.wiring")
                    .should()
                    .dependOnClassesThat(
                            resideInAnyPackage("com.pi4j..", "org.jadoube.adapter.pi4j"));

    /** A command writes where picocli tells it to, so that tests can listen and text is UTF-8. */
    @ArchTest
    static final ArchRule onlyTheMainClassKnowsTheStandardStreams =
            noClasses()
                    .that()
                    .doNotBelongToAnyOf(Jadoube.class)
                    .should()
                    .accessField(System.class, "out")
                    .orShould()
                    .accessField(System.class, "err");

    private static DescribedPredicate<JavaClass> areOneOf(String... names) {
        Set<String> all = Set.of(names);
        return DescribedPredicate.describe(
                "are one of " + String.join(", ", names), type -> all.contains(type.getName()));
    }

    /** Members of {@code System} but for copying arrays, the time of day, and hidden dice. */
    private static DescribedPredicate<JavaAccess<?>> asksTheMachine() {
        return DescribedPredicate.describe(
                "asks the machine for time, chance or surroundings",
                access -> {
                    AccessTarget target = access.getTarget();
                    String owner = target.getOwner().getName();
                    return switch (target.getName()) {
                        case "arraycopy" -> false;
                        case "now" -> owner.startsWith("java.time.");
                        case "random" -> owner.equals("java.lang.Math");
                        case "randomUUID" -> owner.equals("java.util.UUID");
                        case "shuffle" -> owner.equals("java.util.Collections");
                        default -> owner.equals("java.lang.System");
                    };
                });
    }

    private static ArchCondition<JavaClass> useOnlyWhatTheirWallLetsThrough() {
        return new ArchCondition<>("use only what the wall around their part lets through") {
            @Override
            public void check(JavaClass user, ConditionEvents events) {
                String part = Walls.partOf(user);
                if (!Walls.isKnown(part)) {
                    String message = user.getName() + " is in a part that no wall is drawn for";
                    events.add(SimpleConditionEvent.violated(user, message));
                }
                for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
                    JavaClass used = dependency.getTargetClass();
                    if (used.getPackageName().startsWith(Walls.HOUSE)
                            && !Walls.mayUse(part, Walls.partOf(used))) {
                        events.add(
                                SimpleConditionEvent.violated(user, dependency.getDescription()));
                    }
                }
            }
        };
    }

    private static ArchCondition<JavaClass> useOnlyTheLibrariesOfTheirPart() {
        return new ArchCondition<>("use only the libraries that belong to their part") {
            @Override
            public void check(JavaClass user, ConditionEvents events) {
                for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
                    String used = dependency.getTargetClass().getPackageName();
                    boolean isTrespass =
                            Walls.LIBRARIES.entrySet().stream()
                                    .anyMatch(library ->
                                            used.startsWith(library.getKey())
                                                    && !Walls.isOf(user, library.getValue()));
                    if (isTrespass) {
                        events.add(
                                SimpleConditionEvent.violated(user, dependency.getDescription()));
                    }
                }
            }
        };
    }
}
