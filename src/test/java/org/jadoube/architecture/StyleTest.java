package org.jadoube.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.NullMarked;

/** Rules of style that the compiler does not know, for the house and its tests. */
@AnalyzeClasses(packages = Walls.HOUSE, importOptions = StyleTest.NothingGenerated.class)
class StyleTest {

    /** Leaves out what JMH writes for the benchmarks. */
    static final class NothingGenerated implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/jmh_generated/");
        }
    }

    @ArchTest
    static void everySourceFileWasImported(JavaClasses all) throws IOException {
        Sources.assertAllImported(Path.of("src/main/java"), all);
        Sources.assertAllImported(Path.of("src/test/java"), all);
    }

    @ArchTest
    static final ArchRule everyPackageIsNullMarked = classes().should(beInANullMarkedPackage());

    @ArchTest
    static final ArchRule noClassHasANameThatCouldMeanAnything =
            noClasses().should().haveNameMatching(".*(Manager|Helper|Utils?|Handler|Data|Info)");

    /**
     * The Laws know draws that end the game and draws that are claimed: never one word for both.
     */
    @ArchTest
    static final ArchRule noMethodAsksWhetherItIsADraw =
            methods().should().haveNameNotMatching("isDraw|isDrawn");

    private static ArchCondition<JavaClass> beInANullMarkedPackage() {
        return new ArchCondition<>("be in a package marked @NullMarked") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
                    String message = type.getName() + " is in a package that is not @NullMarked";
                    events.add(SimpleConditionEvent.violated(type, message));
                }
            }
        };
    }
}
