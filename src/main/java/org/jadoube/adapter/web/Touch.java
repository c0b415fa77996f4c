package org.jadoube.adapter.web;

/** Opens and closes the contacts of a board that is not real. */
@FunctionalInterface
public interface Touch {
    /**
     * Opens some contacts and closes others, all of them at one moment.
     *
     * @param opened the squares of the board whose piece goes up, bit 0 for its own a1
     * @param closed the squares on which a piece is put
     */
    void change(long opened, long closed);
}
