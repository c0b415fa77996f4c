package org.jadoube.guidance;

import org.jadoube.recognition.Reading;
import org.jadoube.recognition.Reason;

/** What the board shows at each moment: a pure function of the state of play. */
public final class Guidance {
    private Guidance() {}

    /** The lights of a scene. */
    public static LightFrame frame(Scene scene) {
        return advice(scene).lights();
    }

    /**
     * The lights of a scene and the words for them.
     *
     * <p>A lifted piece shows where it comes from and where it can go. What is wrong is shown one
     * piece at a time, with nothing beside it but what the board asks to have done. At rest the
     * board shows the last move and a check. Where no advice may be given, it shows only what the
     * hands have done and what they have to do.
     */
    public static Advice advice(Scene scene) {
        Lighting lights = new Lighting();
        if (scene.outcome() != null) {
            LastMoveLights.light(scene, lights);
        } else {
            light(scene, lights);
        }
        return lights.advice(Headline.saying(scene));
    }

    private static void light(Scene scene, Lighting lights) {
        switch (scene.reading()) {
            case Reading.Settled settled -> {
                lightWhatIsDue(scene, lights);
                AdviceLights.light(scene, lights);
                LastMoveLights.light(scene, lights);
            }
            case Reading.Awaiting awaiting -> lightWhatIsDue(scene, lights);
            case Reading.Question question -> {
                lightWhatIsDue(scene, lights);
                LastMoveLights.light(scene, lights);
            }
            case Reading.UnderWay underWay -> {
                lightWhatIsDue(scene, lights);
                HandLights.light(scene, underWay, lights);
            }
            case Reading.PutRight wrong -> lightWhatIsWrong(scene, wrong, lights);
            case Reading.Kings kings -> {}
        }
    }

    private static void lightWhatIsDue(Scene scene, Lighting lights) {
        QuestionLights.light(scene, lights);
        ObligationLights.light(scene, lights);
        AnnouncedLights.light(scene, lights);
    }

    private static void lightWhatIsWrong(Scene scene, Reading.PutRight wrong, Lighting lights) {
        if (wrong.reason() == Reason.MOVED_UNSEEN) {
            QuestionLights.light(scene, lights);
        }
        CorrectionLights.light(scene, wrong, lights);
        if (wrong.reason() == Reason.STRAY_CONTACT) {
            lightWhatIsDue(scene, lights);
            LastMoveLights.light(scene, lights);
        } else if (wrong.reason() != Reason.IN_HAND) {
            ObligationLights.light(scene, lights);
            AnnouncedLights.light(scene, lights);
        }
    }
}
