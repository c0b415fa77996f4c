/** The moves of a game, its result, and what was taken. */

import { element, setText } from "/dom.js";
import { written } from "/notation.js";
import { drawPiece } from "/pieces.js";
import { t } from "/text.js";

/** The pieces, the heaviest first. */
const WEIGHT = "qrbnp";

/**
 * Lists moves in pairs.
 *
 * @param {!HTMLElement} list
 * @param {!Object} game with firstPly and plies
 * @param {?function(number)=} onPly told the ply that was clicked, from 0
 */
export function listMoves(list, game, onPly = null) {
  const pairs = [];
  game.plies.forEach((ply, index) => {
    const number = game.firstPly + index;
    if (number % 2 === 0 || index === 0) {
      pairs.push(
        element("li", {
          value: Math.floor(number / 2) + 1,
          className: "pair",
        }),
      );
    }
    if (index === 0 && number % 2 === 1) {
      pairs.at(-1).append(element("span", { className: "ply" }, "…"));
    }
    pairs.at(-1).append(move(ply, index, game, onPly));
  });
  list.dataset.none = t("moves.none");
  list.replaceChildren(...pairs);
  list.scrollTop = list.scrollHeight;
}

function move(ply, index, game, onPly) {
  const made = element(onPly ? "button" : "span", {
    className: "ply",
    textContent: written(ply.san),
  });
  made.dataset.ply = String(index);
  made.dataset.san = ply.san;
  if (game.safe !== undefined && index >= game.safe) {
    made.classList.add("unsafe");
    made.title = t("moves.unsafe");
  }
  if (ply.inferred) {
    made.classList.add("inferred");
    made.title = t("moves.inferred");
  }
  if (onPly) {
    made.addEventListener("click", () => onPly(index));
  }
  return made;
}

/**
 * Shows the result of a game in words.
 *
 * @param {!HTMLElement} place
 * @param {!Object} game
 */
export function showResult(place, game) {
  place.hidden = !game.result;
  if (game.result) {
    const reason = t(`termination.${game.termination}`);
    setText(place, `${game.result.replaceAll("1/2", "½")} · ${reason}`);
  }
}

/**
 * Shows the pieces that a side has lost.
 *
 * @param {!Element} place
 * @param {!Object} game
 * @param {string} side
 */
export function showTaken(place, game, side) {
  const letters = game.plies
    .map((ply) => ply.taken)
    .filter((taken) => taken && taken < "a" === (side === "white"))
    .sort((one, other) => weight(one) - weight(other));
  const key = letters.join("");
  if (place.dataset.taken !== key) {
    place.dataset.taken = key;
    place.replaceChildren(...letters.map(drawPiece));
  }
}

function weight(letter) {
  return WEIGHT.indexOf(letter.toLowerCase());
}

/**
 * Tells how a series stands.
 *
 * @param {!HTMLElement} place
 * @param {!Object} game
 */
export function showSeries(place, game) {
  const { game: number, games, white, black } = game.series;
  place.hidden = games === 0 && number === 1;
  const where =
    games === 0 ? t("series.game", number) : t("series.gameOf", number, games);
  setText(
    place,
    `${where} · ${t("series.points", points(white), points(black))}`,
  );
}

function points(halves) {
  const half = halves % 2 ? "½" : "";
  return halves === 1 ? half : `${Math.floor(halves / 2)}${half}`;
}
