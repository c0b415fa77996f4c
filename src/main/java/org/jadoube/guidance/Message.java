package org.jadoube.guidance;

import java.util.List;

/**
 * A sentence for the players, free of any language: a phrase and what fills its gaps.
 *
 * @param terms as many as the phrase has gaps, in the order of their numbers
 */
public record Message(Phrase phrase, List<Term> terms) {
    public Message {
        terms = List.copyOf(terms);
        if (terms.size() != phrase.gaps()) {
            throw new IllegalArgumentException(phrase + " has " + phrase.gaps() + " gaps");
        }
    }
}
