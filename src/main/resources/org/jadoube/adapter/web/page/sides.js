/** The two players at the board: name, clock, what they lost, what they can say. */

import { button, byId, element, setText } from "/dom.js";
import { showTaken } from "/moves.js";
import { askFirst } from "/confirm.js";
import { enter } from "/send.js";
import { parts } from "/stream.js";
import { t } from "/text.js";

const PLACES = { white: "side-near", black: "side-far" };

/** Lays out both sides, White near the viewer or, on a flipped board, far. */
export function layOutSides(flipped) {
  for (const side of ["white", "black"]) {
    const near = (side === "white") !== flipped;
    PLACES[side] = near ? "side-near" : "side-far";
    layOut(byId(PLACES[side]), side);
  }
}

function layOut(place, side) {
  place.dataset.side = side;
  place.replaceChildren(
    element("span", { className: "name" }, t(`side.${side}`)),
    element("span", { className: "taken" }),
    element("span", { className: "offer" }),
    button(t("side.offer"), () => offer(side), "quiet offer-draw"),
    button(t("side.resign"), () => resign(side), "quiet resign"),
    clockButton(side),
  );
}

function clockButton(side) {
  const made = button("", () => enter("press", { by: side }), "clock");
  made.dataset.side = side;
  made.setAttribute("aria-label", t(`clock.press.${side}`));
  return made;
}

function offer(side) {
  const standing = parts.game.offer;
  if (standing && standing !== side) {
    return enter("accept-draw");
  }
  return enter("offer-draw", { by: side });
}

async function resign(side) {
  if (await askFirst(t(`side.resign.${side}`))) {
    await enter("resign", { by: side });
  }
}

/** @param {!Object} game */
export function showSides(game) {
  for (const [side, id] of Object.entries(PLACES)) {
    const place = byId(id);
    const asked = game.offer && game.offer !== side;
    showTaken(place.querySelector(".taken"), game, side);
    setText(
      place.querySelector(".name"),
      (game.players && game.players[side]) || t(`side.${side}`),
    );
    setText(
      place.querySelector(".offer-draw"),
      t(asked ? "side.accept" : "side.offer"),
    );
    setText(
      place.querySelector(".offer"),
      game.offer === side ? t("side.offered") : "",
    );
    place.querySelector(".clock").hidden =
      !game.rules.time && !game.rules.press;
    for (const entry of place.querySelectorAll(".offer-draw, .resign")) {
      entry.disabled = !game.on;
    }
  }
}

/** @param {!Object} clock */
export function showClocks(clock) {
  for (const face of document.querySelectorAll(".clock, .press")) {
    const side = face.dataset.side;
    const shown = clock[side];
    setText(face, shown ? shown.text : t("clock.press"));
    face.classList.toggle("running", clock.running === side);
    face.classList.toggle("short", Boolean(shown && shown.short));
    face.classList.toggle("fallen", clock.flag === side);
  }
}

/** Shows whose turn it is, clock or no clock. */
export function showTurn(turn) {
  for (const [side, id] of Object.entries(PLACES)) {
    byId(id).classList.toggle("to-move", turn === side);
  }
}

/** The view for a phone beside the board: nothing but two buttons. */
export function layOutClockView() {
  const near = byId("press-near");
  const far = byId("press-far");
  near.dataset.side = near.dataset.side || "white";
  far.dataset.side = near.dataset.side === "white" ? "black" : "white";
  for (const face of [near, far]) {
    face.setAttribute("aria-label", t(`clock.press.${face.dataset.side}`));
    face.onpointerdown = () => enter("press", { by: face.dataset.side });
    face.onkeydown = (event) => {
      if (!event.repeat && (event.key === " " || event.key === "Enter")) {
        enter("press", { by: face.dataset.side });
      }
    };
  }
  byId("clock-swap").onclick = () => {
    near.dataset.side = far.dataset.side;
    layOutClockView();
    showClocks(parts.clock);
  };
  byId("clock-pause").onclick = () =>
    enter(parts.clock.running ? "pause" : "resume");
}
