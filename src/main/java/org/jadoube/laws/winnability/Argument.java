package org.jadoube.laws.winnability;

/** What settled a question of winnability, from the cheapest to the dearest. */
public enum Argument {
    /** The game is over on the board: checkmate or stalemate. */
    GAME_OVER,
    /** The pieces left cannot mate wherever they stand. */
    MATERIAL,
    /** Every line of a few plies ends the game or leaves such pieces. */
    SHORT_LOOK,
    /** No piece can ever come to where a mate could arise. */
    REACH,
    /** A line of moves was found that mates. */
    HELPMATE,
    /** Every position that can arise was seen, and none is a mate. */
    EXHAUSTION,
    /** Nothing settled it. */
    NONE
}
