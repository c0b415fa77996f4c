package org.jadoube.guidance;

import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.laws.Obligation;
import org.jadoube.laws.Outcome;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.Reason;
import org.jspecify.annotations.Nullable;

/** Says what the contacts mean, and why. */
final class Headline {
    private Headline() {}

    static Message saying(Scene scene) {
        Outcome outcome = scene.outcome();
        return outcome == null ? playing(scene) : ended(outcome);
    }

    private static Message ended(Outcome outcome) {
        Term reason = new Term.End(outcome.termination());
        return switch (outcome.result()) {
            case WHITE_WINS -> Phrase.WON.with(new Term.Side(Color.WHITE), reason);
            case BLACK_WINS -> Phrase.WON.with(new Term.Side(Color.BLACK), reason);
            case DRAW -> Phrase.DRAWN.with(reason);
            case UNFINISHED -> Phrase.UNFINISHED.with(reason);
        };
    }

    private static Message playing(Scene scene) {
        return switch (scene.reading()) {
            case Reading.Settled settled -> settled(scene, settled.reason());
            case Reading.UnderWay underWay -> Phrase.UNDER_WAY.with();
            case Reading.Awaiting awaiting -> toMove(scene);
            case Reading.Question question -> question(question.reason());
            case Reading.PutRight wrong -> wrong(scene, wrong);
            case Reading.Kings kings -> kings(kings.squares());
        };
    }

    private static Message settled(Scene scene, Reason reason) {
        Line before = scene.line().before();
        Move last = scene.line().lastMove();
        if (reason == Reason.TAKEBACK) {
            return Phrase.TAKEN_BACK.with(turn(scene));
        }
        Obligation bound = scene.obligation();
        if (bound != null) {
            return bound(bound.article());
        }
        Phrase phrase = made(reason);
        return phrase == null || before == null || last == null
                ? toMove(scene)
                : made(phrase, last, before.position());
    }

    private static Message toMove(Scene scene) {
        return Phrase.TO_MOVE.with(turn(scene));
    }

    private static Term turn(Scene scene) {
        return new Term.Side(scene.position().turn());
    }

    /** Which article binds the side to move, and why. */
    private static Message bound(Obligation.Article article) {
        Phrase phrase =
                switch (article) {
                    case OWN_TOUCHED -> Phrase.BOUND_BY_OWN_PIECE;
                    case ENEMY_TOUCHED -> Phrase.BOUND_BY_ENEMY_PIECE;
                    case BOTH_TOUCHED -> Phrase.BOUND_BY_PIECES_OF_BOTH;
                    case KING_AND_ROOK -> Phrase.BOUND_TO_CASTLE;
                    case ROOK_FIRST -> Phrase.BOUND_BY_ROOK_FIRST;
                    case KING_INSTEAD -> Phrase.BOUND_TO_MOVE_KING;
                    case DECLARED -> Phrase.BOUND_BY_DECLARATION;
                };
        return phrase.with();
    }

    private static Message made(Phrase phrase, Move move, Position before) {
        Term mover = Pieces.on(before, move.from());
        Term from = new Term.At(move.from());
        Term to = new Term.At(move instanceof Move.Castle castle ? castle.kingTarget() : move.to());
        return move instanceof Move.Normal normal && normal.promotion() != null
                ? Phrase.PROMOTED.with(mover, from, to, new Term.Kind(normal.promotion()))
                : phrase.with(mover, from, to);
    }

    /** What the reason tells of the last move; null when it tells of none. */
    private static @Nullable Phrase made(Reason reason) {
        return switch (reason) {
            case QUIET_MOVE, PROMOTION -> Phrase.WENT;
            case SLIDE -> Phrase.SLID;
            case CAPTURE -> Phrase.TOOK;
            case CAPTURE_GRAZED -> Phrase.TOOK_GRAZING;
            case CAPTURE_BY_PRESS -> Phrase.TOOK_BY_PRESS;
            case CAPTURE_LIKELIER -> Phrase.TOOK_LIKELY;
            case CAPTURE_BY_REPLY -> Phrase.TOOK_BY_REPLY;
            case CASTLING -> Phrase.CASTLED;
            case EN_PASSANT -> Phrase.TOOK_IN_PASSING;
            case JOINT_PLIES -> Phrase.PLAYED_TOGETHER;
            case ANSWERED -> Phrase.ANSWERED;
            case AS_EXPECTED,
                    IN_HAND,
                    SEVERAL_VICTIMS,
                    VICTIM_UNSEEN,
                    SEVERAL_SEQUENCES,
                    TAKEBACK,
                    KINGS_IN_CENTRE,
                    WRONG_LIFT,
                    MOVED_UNSEEN,
                    STRAY_CONTACT,
                    WRONG_LANDING ->
                    null;
        };
    }

    private static Message question(Reason reason) {
        if (reason == Reason.SEVERAL_VICTIMS) {
            return Phrase.WHICH_VICTIM.with();
        }
        Phrase which =
                reason == Reason.VICTIM_UNSEEN ? Phrase.WHICH_UNSEEN_VICTIM : Phrase.WHICH_MOVE;
        return which.with();
    }

    private static Message wrong(Scene scene, Reading.PutRight wrong) {
        Reason reason = wrong.reason();
        if (reason == Reason.STRAY_CONTACT) {
            return Phrase.STRAY_CONTACT.with();
        }
        if (reason == Reason.MOVED_UNSEEN) {
            return Phrase.MOVED_UNSEEN.with();
        }
        if (reason == Reason.IN_HAND) {
            return Phrase.INCOMPLETE.with();
        }
        if (scene.announced() != null) {
            return Phrase.NOT_THE_ANNOUNCED_MOVE.with();
        }
        Obligation bound = scene.obligation();
        if (bound != null) {
            return bound(bound.article());
        }
        Phrase phrase = reason == Reason.WRONG_LIFT ? Phrase.WRONG_LIFT : Phrase.WRONG_LANDING;
        return scene.help().has(HelpLevel.ERRORS)
                ? whyNot(scene.position(), wrong).orElseGet(phrase::with)
                : phrase.with();
    }

    /** What a rule has against what one hand did: lifted one piece, or put it somewhere. */
    private static Optional<Message> whyNot(Position position, Reading.PutRight wrong) {
        if (Long.bitCount(wrong.fill()) != 1 || Long.bitCount(wrong.clear()) > 1) {
            return Optional.empty();
        }
        Square from = Bitboard.first(wrong.fill());
        if (wrong.clear() != 0) {
            return WhyNot.explain(position, from, Bitboard.first(wrong.clear()));
        }
        return Bitboard.contains(position.occupied(), from)
                ? WhyNot.explainLift(position, from)
                : Optional.empty();
    }

    private static Message kings(long squares) {
        boolean light = (squares & Bitboard.LIGHT_SQUARES) == squares;
        boolean dark = (squares & Bitboard.LIGHT_SQUARES) == 0;
        return light || dark
                ? Phrase.KINGS_WIN.with(new Term.Side(light ? Color.WHITE : Color.BLACK))
                : Phrase.KINGS_DRAW.with();
    }
}
