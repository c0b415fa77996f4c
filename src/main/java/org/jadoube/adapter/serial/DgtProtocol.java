package org.jadoube.adapter.serial;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.guidance.LightFrame;

/**
 * A DGT board: it says nothing unasked, tells each field that changes once it has been asked to,
 * and knows its pieces.
 */
final class DgtProtocol implements BoardProtocol {
    private static final byte ASK_VERSION = 0x4d;
    private static final byte ASK_BOARD = 0x42;
    private static final byte REPORT_CHANGES = 0x44;

    private static final long ASK_AGAIN_MICROS = 500_000;

    /** A board at rest is asked so often, to learn that it is alive and no change was lost. */
    private static final long REST_MICROS = 1_000_000;

    private static final int EMPTY = 0;

    /** By the codes 1 to 6, and 7 to 12 for Black. */
    private static final List<Role> ROLES =
            List.of(Role.PAWN, Role.ROOK, Role.KNIGHT, Role.BISHOP, Role.KING, Role.QUEEN);

    private final BoardEvents events;
    private final int[] codes = new int[DgtMessage.FIELDS];
    private final DgtReader reader = new DgtReader();
    private boolean recognised;
    private boolean known;
    private long heardMicros;
    private long askedMicros;

    DgtProtocol(BoardEvents events, long nowMicros) {
        this.events = events;
        heardMicros = nowMicros;
        askedMicros = nowMicros - ASK_AGAIN_MICROS;
    }

    @Override
    public void receive(byte[] bytes, int count, long nowMicros) {
        for (DgtMessage message : reader.read(bytes, count)) {
            heardMicros = nowMicros;
            switch (message) {
                case DgtMessage.Version version -> meet(nowMicros);
                case DgtMessage.Board board -> accept(board, nowMicros);
                case DgtMessage.Update update -> accept(update, nowMicros);
            }
        }
        elapse(nowMicros);
    }

    private void meet(long nowMicros) {
        if (!recognised) {
            recognised = true;
            askedMicros = nowMicros;
            events.send(new byte[] {REPORT_CHANGES, ASK_BOARD});
        }
    }

    private void accept(DgtMessage.Board board, long nowMicros) {
        Arrays.setAll(codes, board.codes()::get);
        known = true;
        tell(nowMicros);
    }

    private void accept(DgtMessage.Update update, long nowMicros) {
        codes[update.field()] = update.code();
        if (known) {
            tell(nowMicros);
        }
    }

    private void tell(long nowMicros) {
        long contacts = 0;
        for (int field = 0; field < codes.length; field++) {
            if (codes[field] != EMPTY) {
                contacts |= square(field).bit();
            }
        }
        events.scanned(contacts, nowMicros);
    }

    /** Field 0 is a8, field 63 is h1. */
    private static Square square(int field) {
        return Square.of(field ^ 56);
    }

    @Override
    public void elapse(long nowMicros) {
        long pause = recognised && known ? REST_MICROS : ASK_AGAIN_MICROS;
        if (nowMicros - askedMicros < pause || (known && nowMicros - heardMicros < pause)) {
            return;
        }
        askedMicros = nowMicros;
        if (recognised) {
            // The mode again as well: the board may have been off for a moment.
            events.send(new byte[] {REPORT_CHANGES, ASK_BOARD});
        } else {
            events.send(new byte[] {ASK_VERSION});
        }
    }

    /** These boards have no lights. */
    @Override
    public void show(LightFrame frame, long nowMicros) {}

    @Override
    public boolean isRecognised() {
        return recognised;
    }

    @Override
    public long heardMicros() {
        return heardMicros;
    }

    @Override
    public boolean isUnchanged() {
        return known;
    }

    @Override
    public Optional<Map<Square, Piece>> pieces() {
        if (!known) {
            return Optional.empty();
        }
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        for (int field = 0; field < codes.length; field++) {
            int code = codes[field];
            // Codes above are of pieces that mean a result and are no chessmen.
            if (code != EMPTY && code <= 2 * ROLES.size()) {
                Color color = code <= ROLES.size() ? Color.WHITE : Color.BLACK;
                Role role = ROLES.get((code - 1) % ROLES.size());
                pieces.put(square(field), Piece.of(color, role));
            }
        }
        return Optional.of(Collections.unmodifiableMap(pieces));
    }
}
