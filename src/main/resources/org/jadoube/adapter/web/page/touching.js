/**
 * The virtual board under the fingers: a square is lifted or placed by click,
 * key or drag, and nothing else is known than which squares are occupied.
 */

import { squareIndex, squareName } from "/board.js";
import { drawPiece } from "/pieces.js";
import { touch } from "/send.js";
import { parts } from "/stream.js";

/** So far a finger may tremble before a click becomes a drag. */
const TREMBLE_PIXELS = 6;

/** So long a hand that swaps two pieces leaves the square empty. */
const SWAP_MILLIS = 120;

/** Squares as they will be when the touches on their way have arrived. */
const coming = new Map();

function isOccupied(square) {
  return (
    coming.get(square) ?? parts.board.standing[squareIndex(square)] !== "."
  );
}

async function change(lift, place) {
  lift.forEach((square) => coming.set(square, false));
  place.forEach((square) => coming.set(square, true));
  await touch({ lift, place });
}

/** What the board shows is what counts, once it has been told. */
export function forgetComing() {
  for (const [square, occupied] of coming) {
    if ((parts.board.standing[squareIndex(square)] !== ".") === occupied) {
      coming.delete(square);
    }
  }
}

/** Lifts what stands on a square, or puts there what is in the hand. */
export function toggle(square) {
  if (isOccupied(square)) {
    return change([square], []);
  }
  return change([], [square]);
}

/** Puts every piece in the hand back to where it belongs. */
export function putBack() {
  return change(
    [],
    parts.board.hand
      .map((held) => held.from)
      .filter((each) => !isOccupied(each)),
  );
}

/** Puts the pieces at a stroke as the next game wants them. */
export function setUp() {
  const squares = Array.from({ length: 64 }, (_, index) => squareName(index));
  const wanted = (square) => parts.board.start[squareIndex(square)] !== ".";
  return change(
    squares.filter((each) => isOccupied(each) && !wanted(each)),
    squares.filter((each) => !isOccupied(each) && wanted(each)),
  );
}

/**
 * Puts what is in the hand on a square; what stands there goes up first, and
 * long enough for the board to see it.
 *
 * @param {string} square
 */
async function land(square) {
  if (isOccupied(square)) {
    await change([square], []);
    await new Promise((done) => setTimeout(done, SWAP_MILLIS));
  }
  change([], [square]);
}

/**
 * Lets pieces be dragged: up where the drag begins, down where it ends; what
 * stands there goes up first, as a hand takes it away.
 *
 * @param {!HTMLElement} root
 */
export function letDrag(root) {
  /** @type {?{from: string, x: number, y: number, ghost: ?Element}} */
  let drag = null;
  let dragged = false;

  root.addEventListener("pointerdown", (event) => {
    const square = event.target.closest(".square");
    dragged = false;
    if (square && event.button === 0 && isOccupied(square.dataset.square)) {
      drag = {
        from: square.dataset.square,
        x: event.clientX,
        y: event.clientY,
        ghost: null,
      };
    }
  });

  window.addEventListener("pointermove", (event) => {
    if (!drag) {
      return;
    }
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
    if (!drag.ghost && far > TREMBLE_PIXELS) {
      dragged = true;
      drag.ghost = drawPiece(parts.board.standing[squareIndex(drag.from)]);
      drag.ghost.classList.add("ghost");
      document.body.append(drag.ghost);
      change([drag.from], []);
    }
    if (drag.ghost) {
      drag.ghost.style.left = `${event.clientX}px`;
      drag.ghost.style.top = `${event.clientY}px`;
    }
  });

  const drop = (event) => {
    if (drag && drag.ghost) {
      drag.ghost.remove();
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const square = under && under.closest("#board .square");
      if (square) {
        land(square.dataset.square);
      }
    }
    drag = null;
  };
  window.addEventListener("pointerup", drop);
  window.addEventListener("pointercancel", drop);

  root.addEventListener(
    "click",
    (event) => {
      if (dragged) {
        event.stopPropagation();
        dragged = false;
      }
    },
    true,
  );
}
