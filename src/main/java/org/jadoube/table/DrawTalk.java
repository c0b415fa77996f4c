package org.jadoube.table;

import java.util.Optional;
import org.jadoube.chess.Color;
import org.jadoube.laws.DrawClaim;
import org.jadoube.laws.DrawOffer;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Termination;

/** Carries out what players say about a draw: offers, answers and claims (Laws 9.1 to 9.5). */
final class DrawTalk {
    private DrawTalk() {}

    static void offer(Draft draft, Color player) {
        draft.offer = draft.offer.offer(player);
        draft.tell(new Effect.DrawOffered());
    }

    static void accept(Draft draft) {
        Optional<Color> offering = draft.offer.offeredBy();
        if (offering.isPresent() && draft.offer.canAccept(offering.get().opposite(), draft.game)) {
            draft.end(Outcome.draw(Termination.AGREEMENT));
        } else {
            draft.refuse(Refusal.NOTHING_TO_CLAIM);
        }
    }

    static void decline(Draft draft) {
        if (draft.offer.offeredBy().isEmpty()) {
            draft.refuse(Refusal.NOTHING_TO_CLAIM);
        }
        draft.offer = DrawOffer.none();
    }

    /** Touching a piece forfeits the claim on that move (9.4), where touching binds at all. */
    static void claim(Draft draft, Input.Claimed claimed) {
        DrawClaim claim = claimed.claim();
        boolean forfeit = draft.rules.isStrict() && draft.touches.any();
        Optional<Outcome> outcome = forfeit ? Optional.empty() : claim.outcome(draft.game);
        outcome.ifPresentOrElse(draft::end, () -> draft.refuse(Refusal.NOTHING_TO_CLAIM));
    }
}
