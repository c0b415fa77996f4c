package org.jadoube.laws;

/** Whether threefold repetition and fifty moves have to be claimed. */
public enum DrawRules {
    /** By the Laws of Chess, 9.2 and 9.3: the player to move claims, or play goes on. */
    CLAIM,
    /** They end the game by themselves: home and online rules. */
    AUTOMATIC
}
