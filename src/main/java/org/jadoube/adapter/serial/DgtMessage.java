package org.jadoube.adapter.serial;

import java.util.List;
import java.util.Optional;

/** What a DGT board says, as far as it is of use here. */
sealed interface DgtMessage {
    int FIELDS = 64;
    int PIECE_CODES = 16;

    /** All 64 piece codes, a8 first; 0 is empty. */
    record Board(List<Integer> codes) implements DgtMessage {}

    /** One field, 0 = a8, and the piece code that it has now. */
    record Update(int field, int code) implements DgtMessage {}

    /** The version of the board, which every board tells when asked. */
    record Version(int major, int minor) implements DgtMessage {}

    /** The message of this kind; empty when it makes no sense or is of no use. */
    static Optional<DgtMessage> of(int id, List<Integer> content) {
        return switch (id) {
            case 0x86 ->
                    Optional.of(content)
                            .filter(codes -> codes.size() == FIELDS)
                            .filter(codes -> codes.stream().allMatch(code -> code < PIECE_CODES))
                            .map(Board::new);
            case 0x8e ->
                    Optional.of(content)
                            .filter(two -> two.size() == 2)
                            .filter(two -> two.get(0) < FIELDS && two.get(1) < PIECE_CODES)
                            .map(two -> new Update(two.get(0), two.get(1)));
            case 0x93 ->
                    Optional.of(content)
                            .filter(two -> two.size() == 2)
                            .map(two -> new Version(two.get(0), two.get(1)));
            default -> Optional.empty();
        };
    }
}
