/** A board of 64 squares that shows pieces and lights, and tells what is done on it. */

import { element } from "/dom.js";
import { drawCue } from "/cues.js";
import { drawPiece } from "/pieces.js";
import { pieceName } from "/notation.js";
import { t } from "/text.js";

const FILES = "abcdefgh";

/** @param {number} index 0 for a1 to 63 for h8 */
export function squareName(index) {
  return FILES[index % 8] + String(Math.floor(index / 8) + 1);
}

/** @param {string} name */
export function squareIndex(name) {
  return FILES.indexOf(name[0]) + 8 * (Number(name[1]) - 1);
}

export class Board {
  /**
   * @param {!HTMLElement} root
   * @param {string} label the name that screen readers say
   * @param {?function(string)} onSquare told the square that was clicked or
   *     chosen by a key; null for a board that is only looked at
   */
  constructor(root, label, onSquare) {
    this.root = root;
    this.onSquare = onSquare;
    this.flipped = false;
    this.standing = ".".repeat(64);
    this.lights = {};
    this.sentences = {};
    this.focused = "e2";
    /** @type {!Map<string, !HTMLElement>} */
    this.squares = new Map();
    root.setAttribute("role", "grid");
    root.setAttribute("aria-label", label);
    root.addEventListener("keydown", (event) => this.move(event));
    root.addEventListener("click", (event) => this.choose(event));
    this.build();
  }

  build() {
    this.root.replaceChildren();
    this.squares.clear();
    for (let row = 0; row < 8; row++) {
      const line = element("div", { className: "row" });
      line.setAttribute("role", "row");
      for (let column = 0; column < 8; column++) {
        const rank = this.flipped ? row : 7 - row;
        const file = this.flipped ? 7 - column : column;
        line.append(this.square(file + 8 * rank, row, column));
      }
      this.root.append(line);
    }
    this.focus(this.focused, false);
  }

  square(index, row, column) {
    const name = squareName(index);
    const light = (index + Math.floor(index / 8)) % 2 === 1;
    const made = element(this.onSquare ? "button" : "div", {
      className: `square ${light ? "light" : "dark"}`,
    });
    made.dataset.square = name;
    made.setAttribute("role", "gridcell");
    made.tabIndex = -1;
    if (row === 7) {
      made.dataset.file = name[0];
    }
    if (column === 0) {
      made.dataset.rank = name[1];
    }
    made.append(element("span", { className: "lies" }));
    made.append(element("span", { className: "shines" }));
    this.squares.set(name, made);
    this.draw(name, true);
    return made;
  }

  /**
   * Shows pieces and lights.
   *
   * @param {string} standing one letter a square from a1 to h8
   * @param {!Object<string, string>=} lights cues by squares
   * @param {!Object<string, string>=} sentences what lit squares want
   */
  show(standing, lights = {}, sentences = {}) {
    this.standing = standing;
    this.lights = lights;
    this.sentences = sentences;
    for (const name of this.squares.keys()) {
      this.draw(name, false);
    }
  }

  draw(name, anew) {
    const square = this.squares.get(name);
    const letter = this.standing[squareIndex(name)];
    const cue = this.lights[name] || "";
    if (anew || square.dataset.piece !== letter) {
      square.dataset.piece = letter;
      const lies = square.querySelector(".lies");
      lies.replaceChildren(...(letter === "." ? [] : [drawPiece(letter)]));
    }
    if (anew || square.dataset.cue !== cue) {
      square.dataset.cue = cue;
      const shines = square.querySelector(".shines");
      shines.replaceChildren(...(cue === "" ? [] : [drawCue(cue)]));
    }
    const label = [name, pieceName(letter), cue && t(`cue.${cue}`)];
    square.setAttribute("aria-label", label.filter(Boolean).join(", "));
    square.title = this.sentences[name] || "";
  }

  flip() {
    this.flipped = !this.flipped;
    this.build();
  }

  choose(event) {
    const square = event.target.closest(".square");
    if (square && this.onSquare) {
      this.focus(square.dataset.square, false);
      this.onSquare(square.dataset.square);
    }
  }

  move(event) {
    const index = squareIndex(this.focused);
    const way = this.flipped ? -1 : 1;
    let file = index % 8;
    let rank = Math.floor(index / 8);
    switch (event.key) {
      case "ArrowUp":
        rank += way;
        break;
      case "ArrowDown":
        rank -= way;
        break;
      case "ArrowRight":
        file += way;
        break;
      case "ArrowLeft":
        file -= way;
        break;
      case "Home":
        file = this.flipped ? 7 : 0;
        break;
      case "End":
        file = this.flipped ? 0 : 7;
        break;
      default:
        return;
    }
    event.preventDefault();
    if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
      this.focus(squareName(file + 8 * rank), true);
    }
  }

  focus(name, move) {
    this.squares.get(this.focused).tabIndex = -1;
    this.focused = name;
    const square = this.squares.get(name);
    square.tabIndex = 0;
    if (move) {
      square.focus();
    }
  }
}
