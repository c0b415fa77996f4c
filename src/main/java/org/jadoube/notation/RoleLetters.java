package org.jadoube.notation;

import java.util.Optional;
import org.jadoube.chess.Role;

/** The English letters of the roles, which all these notations share. */
final class RoleLetters {
    private static final String LETTERS = "PNBRQK";
    private static final Role[] ROLES = Role.values();

    private RoleLetters() {}

    /** The capital letter of a role. */
    static char of(Role role) {
        return LETTERS.charAt(role.ordinal());
    }

    /** The role of a capital letter. */
    static Optional<Role> role(char capital) {
        int index = LETTERS.indexOf(capital);
        return index < 0 ? Optional.empty() : Optional.of(ROLES[index]);
    }
}
