/** The pieces: six shapes of our own, in white and black. */

import { svg } from "/dom.js";

const BASE = "M27 77h46c2 0 4 2 4 4v6H23v-6c0-2 2-4 4-4z";

/** Filled shapes and, after them, lines drawn on top. */
const SHAPES = {
  p: [
    [
      "M50 20a13 13 0 0 1 8 23l6 6H36l6-6a13 13 0 0 1 8-23z",
      "M42 49h16c1 13 5 21 11 28H31c6-7 10-15 11-28z",
      BASE,
    ],
    [],
  ],
  n: [
    [
      "M31 77c0-16 10-22 14-32-6 4-12 6-15 9-3 3-8 3-10 0-2-4 0-9 3-12 5-6 6-13 13-19l1-10 9 8c18 1 29 17 29 39v17z",
      BASE,
    ],
    ["M58 26c8 6 11 16 10 30", "M41 32h1"],
  ],
  b: [
    [
      "M50 10a6 6 0 0 1 4 10c9 6 15 14 15 23 0 7-4 12-8 15H39c-4-3-8-8-8-15 0-9 6-17 15-23a6 6 0 0 1 4-10z",
      "M39 58h22l6 19H33z",
      BASE,
    ],
    ["M50 29v16", "M42 37h16"],
  ],
  r: [
    [
      "M27 18h11v8h7v-8h10v8h7v-8h11v17l-7 7H34l-7-7z",
      "M35 42h30l2 24 5 11H28l5-11z",
      BASE,
    ],
    ["M35 42h30"],
  ],
  q: [
    [
      "M31 66 19 32l14 13 3-24 12 21h4l12-21 3 24 14-13-12 34z",
      "M31 66h38l3 11H28z",
      "M19 26a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
      "M36 15a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
      "M64 15a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
      "M81 26a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
      BASE,
    ],
    ["M32 66h36"],
  ],
  k: [
    [
      "M46 8h8v6h6v8h-6v8h-8v-8h-6v-8h6z",
      "M50 37c6-12 30-10 30 7 0 9-7 14-10 22H30c-3-8-10-13-10-22 0-17 24-19 30-7z",
      "M30 66h40l3 11H27z",
      BASE,
    ],
    ["M50 38v26", "M31 66h38"],
  ],
};

/**
 * The drawing of a piece.
 *
 * @param {string} letter that of FEN; ? for a piece that nobody knows
 * @return {!Element}
 */
export function drawPiece(letter) {
  const white = letter === letter.toUpperCase();
  const shape = SHAPES[letter.toLowerCase()];
  const side = shape ? (white ? "white" : "black") : "unknown";
  const drawing = svg("svg", {
    class: `piece ${side}`,
    viewBox: "0 0 100 100",
    "aria-hidden": "true",
  });
  if (!shape) {
    drawing.append(svg("circle", { class: "fill", cx: 50, cy: 54, r: 26 }));
    const mark = svg("text", { class: "mark", x: 50, y: 66 });
    mark.textContent = "?";
    drawing.append(mark);
    return drawing;
  }
  const [fills, lines] = shape;
  for (const path of fills) {
    drawing.append(svg("path", { class: "fill", d: path }));
  }
  for (const path of lines) {
    drawing.append(svg("path", { class: "line", d: path }));
  }
  return drawing;
}
