/** Moves and pieces in the letters, figurines and words of the reader. */

import { setting } from "/settings.js";
import { t } from "/text.js";

/** Text, not emoji: U+FE0E follows each. */
const FIGURINES = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘" };

/**
 * A move as it is written: the English letters of SAN become figurines or the
 * letters of the language.
 *
 * @param {string} san
 * @return {string}
 */
export function written(san) {
  if (san.startsWith("O-O")) {
    return san.replaceAll("O", "0");
  }
  const figurines = setting("letters") !== "letters";
  return san.replaceAll(/[KQRBN]/g, (letter) =>
    figurines ? `${FIGURINES[letter]}\uFE0E` : t(`letter.${letter}`),
  );
}

/**
 * The name of a piece such as "white knight"; nothing for an empty square.
 *
 * @param {string} letter that of FEN, a dot for nothing, ? for who knows
 * @return {string}
 */
export function pieceName(letter) {
  return letter === "." ? "" : t(`piece.${letter}`);
}

function squareInWords(square) {
  const names = t("say.files").split(" ");
  return `${names["abcdefgh".indexOf(square[0])]} ${square[1]}`;
}

/**
 * A move in words, as it is spoken.
 *
 * @param {!Object} ply
 * @return {string}
 */
export function spoken(ply) {
  const san = ply.san;
  const words = [];
  if (ply.rookFrom) {
    words.push(
      t(san.startsWith("O-O-O") ? "say.castleLong" : "say.castleShort"),
    );
  } else {
    const role = /^[KQRBN]/.test(san) ? san[0] : "P";
    const phrase = ply.takes ? "say.takes" : "say.goes";
    words.push(t(phrase, t(`role.${role}`), squareInWords(ply.to)));
  }
  if (ply.promotion) {
    words.push(t("say.promotes", t(`role.${san.match(/=([QRBN])/)[1]}`)));
  }
  if (san.endsWith("#")) {
    words.push(t("say.mate"));
  } else if (san.endsWith("+")) {
    words.push(t("say.check"));
  }
  return words.join(", ");
}

/**
 * The letter of a role, as the page writes it.
 *
 * @param {string} role
 * @return {string}
 */
export function roleName(role) {
  return t(`role.${{ queen: "Q", rook: "R", bishop: "B", knight: "N" }[role]}`);
}

/**
 * What a typed move may look like, without what writers differ in.
 *
 * @param {string} text
 * @return {string}
 */
export function plain(text) {
  return text
    .replaceAll(/[\s\uFE0E+#x:×=!?-]/g, "")
    .replaceAll("0", "O")
    .toLowerCase();
}
