package org.jadoube.adapter.web;

import java.util.List;
import org.jadoube.table.Effect;
import org.jadoube.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * What the board has told people besides what it shows, counted, so that a page notices what is
 * new.
 *
 * @param refusals how many entries have been refused since the service began
 * @param refusal why the last of them was; null when none has been
 * @param penalties how many penalties there have been
 * @param penalty the last of them; null when there has been none
 */
record Told(
        long refusals,
        @Nullable Refusal refusal,
        long penalties,
        Effect.@Nullable Penalised penalty) {
    /** Nothing yet. */
    static final Told NOTHING = new Told(0, null, 0, null);

    Told after(List<Effect> effects) {
        Told told = this;
        for (Effect effect : effects) {
            told = told.after(effect);
        }
        return told;
    }

    private Told after(Effect effect) {
        if (effect instanceof Effect.Refused refused) {
            return new Told(refusals + 1, refused.refusal(), penalties, penalty);
        }
        return effect instanceof Effect.Penalised penalised
                ? new Told(refusals, refusal, penalties + 1, penalised)
                : this;
    }
}
