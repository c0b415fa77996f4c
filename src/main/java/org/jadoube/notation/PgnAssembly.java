package org.jadoube.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.notation.PgnToken.Place;
import org.jspecify.annotations.Nullable;

/**
 * Puts the tokens of one game together.
 *
 * <p>Where a line meets a move that is not legal it ends, and its text is passed over until it
 * closes. What holds for the main line holds for a variation: the lines around it go on.
 */
final class PgnAssembly {
    private static final int MOST_ERRORS = 100;
    private static final int DEEPEST_VARIATION = 100;

    private final int number;
    private final PgnHead head = new PgnHead();
    private final List<PgnRemark.Comment> beforeTags = new ArrayList<>();
    private final Deque<PgnBranch> branches = new ArrayDeque<>();
    private final List<PgnError> errors = new ArrayList<>();
    private Position start = Position.start();
    private Variant variant = Variant.STANDARD;
    private PgnToken.@Nullable Marker marker;

    /**
     * A game of which nothing is known yet.
     *
     * @param number its number in the file, from 1
     */
    PgnAssembly(int number) {
        this.number = number;
    }

    /** Whether there is anything but comments, which do not make a game. */
    boolean isGame() {
        return !head.isEmpty() || !branches.isEmpty() || !errors.isEmpty();
    }

    /**
     * Whether a token belongs to the next game: the end, or a tag after moves or comments.
     *
     * <p>Some files have empty lines among the tags of one game; there only a name that comes again
     * tells that another begins.
     */
    boolean endsBefore(PgnToken token) {
        if (token instanceof PgnToken.Tag tag) {
            return !branches.isEmpty() || (tag.isAfterGap() && head.has(tag.name()));
        }
        return token instanceof PgnToken.End;
    }

    /** Whether the result has been read; after it only comments of the same line may follow. */
    boolean isComplete(PgnToken next) {
        return marker != null
                && !(next instanceof PgnToken.Comment
                        && next.place().line() == marker.place().line());
    }

    void accept(PgnToken token) {
        switch (token) {
            case PgnToken.Tag tag -> tag(tag);
            case PgnToken.Comment comment -> comment(comment);
            case PgnToken.Glyph glyph -> glyph(glyph);
            case PgnToken.VariationStart open -> open(open.place());
            case PgnToken.VariationEnd close -> close(close.place());
            case PgnToken.Word word -> move(word);
            case PgnToken.Marker result -> end(result);
            case PgnToken.Fault fault -> error(fault.place(), fault.message());
            case PgnToken.End end -> {}
        }
    }

    /** The game, whatever of it is still open. */
    PgnGame toGame(Place end) {
        PgnBranch innermost = branch(end);
        if (branches.size() > 1) {
            error(innermost.opening(), "the variation is not closed");
        }
        while (branches.size() > 1) {
            PgnLine variation = branches.pop().toLine();
            keep(variation, branches.element());
        }
        PgnLine line = branches.element().toLine();
        return new PgnGame(head.remaining(), variant, start, line, result(), errors);
    }

    private void tag(PgnToken.Tag tag) {
        if (head.has(tag.name())) {
            error(tag.place(), "the tag " + tag.name() + " stands here twice");
        } else {
            head.add(tag);
        }
    }

    private void comment(PgnToken.Comment token) {
        PgnRemark.Comment comment = new PgnRemark.Comment(token.text());
        if (head.isEmpty() && branches.isEmpty()) {
            beforeTags.add(comment);
        } else if (!branch(token.place()).isStopped()) {
            branch(token.place()).comment(comment);
        }
    }

    private void glyph(PgnToken.Glyph token) {
        PgnBranch branch = branch(token.place());
        if (branch.isStopped()) {
            return;
        }
        if (branch.hasMoves()) {
            branch.remark(new PgnRemark.Glyph(token.code()));
        } else {
            error(token.place(), "a glyph without a move before it");
        }
    }

    private void move(PgnToken.Word word) {
        PgnBranch branch = branch(word.place());
        if (branch.isStopped()) {
            return;
        }
        try {
            branch.play(San.parse(word.text(), branch.now()));
        } catch (MoveTextException refused) {
            branch.stop();
            if (isVariation() && refused.reason() == MoveTextException.Reason.NULL_MOVE) {
                branch.comment(new PgnRemark.Comment(word.text()));
            } else {
                error(word.place(), String.valueOf(refused.getMessage()));
            }
        }
    }

    /** A result within a variation is not that of the game. */
    private void end(PgnToken.Marker result) {
        branch(result.place());
        if (!isVariation()) {
            marker = result;
        }
    }

    private void open(Place place) {
        PgnBranch around = branch(place);
        if (around.isStopped()) {
            around.passOver(1);
            return;
        }
        PgnBranch variation = new PgnBranch(place, around.beforeLast());
        if (!around.hasMoves()) {
            error(place, "a variation of no move");
            variation.stop();
        } else if (branches.size() > DEEPEST_VARIATION) {
            error(place, "a variation too deep to be read");
            variation.stop();
        }
        branches.push(variation);
    }

    private void close(Place place) {
        PgnBranch closing = branch(place);
        if (closing.passedOver() > 0) {
            closing.passOver(-1);
        } else if (isVariation()) {
            branches.pop();
            keep(closing.toLine(), branches.element());
        } else {
            error(place, "')' closes no variation");
        }
    }

    /** A variation of comments only is a comment. */
    private static void keep(PgnLine variation, PgnBranch around) {
        if (variation.moves().isEmpty()) {
            variation.preface().forEach(around::comment);
        } else {
            around.remark(new PgnRemark.Variation(variation));
        }
    }

    private boolean isVariation() {
        return branches.size() > 1 || branches.element().passedOver() > 0;
    }

    /** The line that is being read; with its first token the tags are complete. */
    private PgnBranch branch(Place place) {
        if (branches.isEmpty()) {
            branches.push(mainLine(place));
        }
        return branches.element();
    }

    private PgnBranch mainLine(Place place) {
        PgnBranch line;
        try {
            start = head.start();
            variant = head.variant(start);
            line = new PgnBranch(place, start);
        } catch (PgnHead.Unusable tag) {
            error(tag.place(), String.valueOf(tag.getMessage()));
            line = new PgnBranch(place, start);
            line.stop();
        }
        beforeTags.forEach(line::comment);
        return line;
    }

    /** The result by its tag if that knows one, else by the marker. */
    private PgnResult result() {
        PgnResult byTag = head.result().orElse(PgnResult.UNKNOWN);
        if (marker == null || marker.result() == PgnResult.UNKNOWN) {
            return byTag;
        }
        if (byTag == PgnResult.UNKNOWN) {
            return marker.result();
        }
        if (byTag != marker.result()) {
            String ending = marker.result().marker();
            error(marker.place(), ending + " here, but the Result tag says " + byTag.marker());
        }
        return byTag;
    }

    private void error(Place place, String message) {
        if (errors.size() < MOST_ERRORS) {
            errors.add(new PgnError(number, place.line(), place.column(), message));
        }
    }
}
