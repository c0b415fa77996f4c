package org.jadoube.laws.winnability;

/** The answer to the question whether a side can still mate by any sequence of legal moves. */
public enum Verdict {
    YES,
    NO,
    /** The bound on work was reached first. Treat it as yes: play goes on, a fallen flag loses. */
    NOT_DECIDED
}
