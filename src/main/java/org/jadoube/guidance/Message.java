package org.jadoube.guidance;

import java.util.List;

/**
 * A sentence for the players, free of any language: a saying and what fills its gaps.
 *
 * @param terms as many as the saying has gaps, in the order of their numbers
 */
public record Message(Saying saying, List<Term> terms) {
    public Message {
        terms = List.copyOf(terms);
        if (terms.size() != saying.gaps()) {
            throw new IllegalArgumentException(saying + " has " + saying.gaps() + " gaps");
        }
    }
}
