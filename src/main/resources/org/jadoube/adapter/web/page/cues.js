/**
 * The lights, each with a shape of its own besides its color, so that they can
 * be told apart without colors.
 */

import { svg } from "/dom.js";

const CORNERS = "M6 26V6h20M74 6h20v20M94 74v20H74M26 94H6V74";
const FRAME = "M5 5h90v90H5z";
const BADGE = { cx: 82, cy: 18, r: 15 };

/** What is drawn for each cue: name and attributes of shapes, or a sign in a badge. */
const DRAWINGS = {
  clear: [
    ["path", { d: FRAME, class: "thick" }],
    ["path", { d: "M20 20l60 60M80 20 20 80", class: "thick" }],
    "↑",
  ],
  fill: [["path", { d: FRAME, class: "thick dashed" }], "↓"],
  ask: [["path", { d: FRAME, class: "thick dotted" }], "?"],
  held: [["path", { d: FRAME, class: "thin dashed" }]],
  must: [["path", { d: FRAME, class: "thick" }], "!"],
  "announced-from": [["path", { d: CORNERS, class: "thick" }], "↑"],
  "announced-to": [["circle", { cx: 50, cy: 50, r: 40, class: "thick" }], "↓"],
  advised: [["circle", { cx: 50, cy: 50, r: 38, class: "thin" }], "★"],
  danger: [["path", { d: "M50 32 70 66H30z", class: "full" }], "!"],
  capture: [["circle", { cx: 50, cy: 50, r: 43, class: "thick dashed" }]],
  target: [["circle", { cx: 50, cy: 50, r: 15, class: "full" }]],
  hint: [["path", { d: "M6 60v34h34z", class: "full" }]],
  check: [["path", { d: FRAME, class: "thick" }], "+"],
  "last-to": [["path", { d: CORNERS, class: "thin" }]],
  "last-from": [["path", { d: CORNERS, class: "thin dashed" }]],
};

/** All cues, the most urgent first. */
export const CUES = Object.keys(DRAWINGS);

/** Those that want something put right. */
export const WRONG = ["clear", "fill"];

/**
 * The drawing of a cue.
 *
 * @param {string} cue
 * @return {!Element}
 */
export function drawCue(cue) {
  const drawing = svg("svg", {
    class: `cue cue-${cue}`,
    viewBox: "0 0 100 100",
    "aria-hidden": "true",
  });
  for (const shape of DRAWINGS[cue] || []) {
    if (typeof shape === "string") {
      const sign = svg("text", {
        class: "sign",
        x: BADGE.cx,
        y: BADGE.cy + 8,
      });
      sign.textContent = shape;
      drawing.append(svg("circle", { class: "badge", ...BADGE }), sign);
    } else {
      drawing.append(svg(shape[0], shape[1]));
    }
  }
  return drawing;
}
