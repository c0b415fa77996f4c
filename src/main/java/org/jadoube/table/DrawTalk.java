package org.jadoube.table;

import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.laws.DrawClaim;
import org.jadoube.laws.DrawOffer;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Termination;

/** Carries out what players say about a draw: offers, answers and claims (Laws 9.1 to 9.5). */
final class DrawTalk {
    private DrawTalk() {}

    /** An offer stands until it is answered; a second one adds nothing to it (9.1.2.1). */
    static void offer(Draft draft, Color player) {
        if (draft.offer.offeredBy().isPresent()) {
            draft.refuse(Refusal.OFFER_STANDS);
        } else if (!draft.game.haveBothMade(draft.rules.agreedDrawFrom() - 1)) {
            draft.refuse(Refusal.TOO_EARLY);
        } else {
            make(draft, player);
        }
    }

    private static void make(Draft draft, Color player) {
        draft.offer = draft.offer.offer(player);
        draft.tell(new Effect.DrawOffered());
    }

    static void accept(Draft draft, GameRecord record) {
        if (draft.offer.offeredBy().isEmpty()) {
            draft.refuse(Refusal.NOTHING_TO_CLAIM);
        } else if (!draft.game.haveBothMade(draft.rules.agreedDrawFrom())) {
            draft.refuse(Refusal.TOO_EARLY);
        } else {
            record.end(() -> Outcome.draw(Termination.AGREEMENT));
        }
    }

    static void decline(Draft draft) {
        if (draft.offer.offeredBy().isEmpty()) {
            draft.refuse(Refusal.NOTHING_TO_CLAIM);
        }
        draft.offer = DrawOffer.none();
    }

    /**
     * Only the player to move can claim, and touching a piece forfeits the claim on that move
     * (9.4), where touching binds at all.
     */
    static void claim(Draft draft, Input.Claimed claimed) {
        DrawClaim claim = claimed.claim();
        Position position = draft.game.position();
        if (claimed.by().filter(by -> by != position.turn()).isPresent()) {
            draft.refuse(Refusal.NOT_YOUR_TURN);
        } else if (claim.intended().filter(move -> !position.isLegal(move)).isPresent()) {
            draft.refuse(Refusal.ILLEGAL_MOVE);
        } else if (draft.rules.isStrict() && draft.touches.any()) {
            draft.refuse(Refusal.NOTHING_TO_CLAIM);
        } else {
            claim.outcome(draft.game)
                    .ifPresentOrElse(draft::end, () -> reject(draft, position.turn(), claim));
        }
    }

    /**
     * A wrong claim costs time, binds to the declared move (9.5.3), and is an offer that the
     * opponent may still accept (9.1.2.3). The clock, paused for the claim (9.5.1), runs on at
     * once.
     */
    private static void reject(Draft draft, Color claimant, DrawClaim claim) {
        draft.refuse(Refusal.NOTHING_TO_CLAIM);
        Penalties.wrongClaim(draft, claimant);
        if (draft.offer.offeredBy().isEmpty()
                && draft.game.haveBothMade(draft.rules.agreedDrawFrom() - 1)) {
            make(draft, claimant);
        }
        claim.intended().ifPresent(move -> bind(draft, move));
    }

    private static void bind(Draft draft, Move declared) {
        draft.declared = declared;
        if (declared instanceof Move.Normal normal && normal.promotion() != null) {
            draft.demands =
                    draft.demands.withPromotion(draft.game.position().turn(), normal.promotion());
        }
        draft.recognition = draft.recognition.reconsider(draft.nowMicros, draft.bound());
    }
}
