/** Hands that play a move on the virtual board, in the manner that is chosen. */

import { squareIndex, squareName } from "/board.js";
import { byId, element, setText } from "/dom.js";
import { plain, written } from "/notation.js";
import { touch } from "/send.js";
import { parts } from "/stream.js";
import { t } from "/text.js";

const PAUSE_MILLIS = 250;
const SLIDE_MILLIS = 120;

function pause(millis) {
  return new Promise((resolve) => setTimeout(resolve, millis));
}

/** The squares between two on one line; none for a knight's leap. */
function between(from, to) {
  const start = squareIndex(from);
  const end = squareIndex(to);
  const files = (end % 8) - (start % 8);
  const ranks = Math.floor(end / 8) - Math.floor(start / 8);
  const steps = Math.max(Math.abs(files), Math.abs(ranks));
  const straight = files === 0 || ranks === 0;
  if (!straight && Math.abs(files) !== Math.abs(ranks)) {
    return [];
  }
  const step = Math.sign(files) + 8 * Math.sign(ranks);
  return Array.from({ length: steps - 1 }, (_, i) =>
    squareName(start + step * (i + 1)),
  );
}

/** The touches of a move, one after the other. */
function touches(move, manner) {
  const lifts = [move.from, move.takes, move.rookFrom].filter(Boolean);
  const places = [move.to, move.rookTo].filter(Boolean);
  switch (manner) {
    case "victim":
      return [
        ...lifts.reverse().map((square) => ({ lift: [square] })),
        ...places.map((square) => ({ place: [square] })),
      ];
    case "together":
      return [{ lift: lifts }, { place: places }];
    case "slide":
      return [
        ...lifts.map((square) => ({ lift: [square] })),
        ...between(move.from, move.to).flatMap((square) => [
          { place: [square], slide: true },
          { lift: [square], slide: true },
        ]),
        ...places.map((square) => ({ place: [square] })),
      ];
    default:
      return move.rookFrom
        ? [
            { lift: [move.from] },
            { place: [move.to] },
            { lift: [move.rookFrom] },
            { place: [move.rookTo] },
          ]
        : [
            ...lifts.map((square) => ({ lift: [square] })),
            { place: [move.to] },
          ];
  }
}

/** Plays a move with the hands. */
async function play(move, manner) {
  for (const step of touches(move, manner)) {
    await touch({ lift: step.lift || [], place: step.place || [] });
    await pause(step.slide ? SLIDE_MILLIS : PAUSE_MILLIS);
  }
}

/** The legal move that a text names, in any of the usual ways; none if it is in doubt. */
function find(text) {
  const wanted = plain(text);
  const fits = parts.legal.filter((move) =>
    [move.uci, move.san, written(move.san)].some(
      (each) => plain(each) === wanted,
    ),
  );
  return fits.length === 1 ? fits[0] : null;
}

/** Makes the form work. */
export function employHands() {
  const form = byId("hands-form");
  const text = /** @type {!HTMLInputElement} */ (byId("hands-move"));
  const manner = /** @type {!HTMLSelectElement} */ (byId("hands-manner"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const move = find(text.value);
    setText(byId("hands-says"), move ? "" : t("hands.unknown", text.value));
    if (move) {
      text.value = "";
      await play(move, manner.value);
    }
  });
}

/** @param {!Array<!Object>} legal */
export function offerMoves(legal) {
  byId("legal-moves").replaceChildren(
    ...legal.map((move) => element("option", { value: move.san })),
  );
}
