package org.jadoube.adapter.web;

import java.io.Serial;

/** A request that is not carried out, and why. */
final class RefusedException extends Exception {
    @Serial private static final long serialVersionUID = 1;

    private final int status;

    /**
     * @param status the status code of HTTP, 400 or more
     * @param words why, for a person; tells nothing that the asker may not know
     */
    RefusedException(int status, String words) {
        super(words);
        this.status = status;
    }

    static RefusedException bad(String words) {
        return new RefusedException(400, words);
    }

    static RefusedException missing() {
        return new RefusedException(404, "There is nothing here.");
    }

    int status() {
        return status;
    }
}
