/** What the players can say besides playing. */

import { askFirst } from "/confirm.js";
import { button, byId, element } from "/dom.js";
import { HELP, openNewGame } from "/newgame.js";
import { enter } from "/send.js";
import { parts } from "/stream.js";
import { written } from "/notation.js";
import { t } from "/text.js";

const RESULTS = [
  ["white_wins", "1-0"],
  ["black_wins", "0-1"],
  ["draw", "½-½"],
  ["unfinished", "*"],
];

/** Lays out the panel in the language of the reader. */
export function layOutPanel() {
  byId("panel").replaceChildren(
    element(
      "div",
      { className: "buttons" },
      button(t("panel.newGame"), openNewGame, "main"),
      named(
        "take-back",
        button(t("panel.takeBack"), () => enter("take-back")),
      ),
      named(
        "adjust",
        button(t("panel.adjust"), () => enter("adjust")),
      ),
      named("pause", button(t("panel.pause"), pause)),
      named(
        "decline",
        button(t("panel.decline"), () => enter("decline-draw")),
      ),
    ),
    help(),
    claims(),
    arbiter(),
  );
}

function named(name, made) {
  made.dataset.entry = name;
  return made;
}

function pause() {
  return enter(parts.clock.running ? "pause" : "resume");
}

function claims() {
  const ground = element("select", { id: "claim-ground" });
  for (const each of ["threefold", "fifty"]) {
    ground.append(element("option", { value: each }, t(`claim.${each}`)));
  }
  const move = element("select", { id: "claim-move" });
  const claim = button(t("claim.claim"), () => {
    const fields = { ground: ground.value };
    return enter(
      "claim",
      move.value ? { ...fields, move: move.value } : fields,
    );
  });
  const details = element(
    "details",
    {},
    element("summary", {}, t("claim.title")),
    element("label", {}, element("span", {}, t("claim.ground")), ground),
    element("label", {}, element("span", {}, t("claim.move")), move),
    claim,
  );
  details.id = "claims";
  details.addEventListener("toggle", () => {
    if (details.open) {
      listIntended(move);
    }
  });
  return details;
}

/** How much the board helps each side. */
function help() {
  const sides = ["white", "black"].map((side) => {
    const level = element("select", { id: `help-${side}` });
    for (const each of HELP) {
      level.append(element("option", { value: each }, t(`help.${each}`)));
    }
    level.addEventListener("change", () =>
      enter("help", { by: side, level: level.value }),
    );
    return element(
      "label",
      {},
      element("span", {}, t(`newGame.help.${side}`)),
      level,
    );
  });
  const details = element(
    "details",
    {},
    element("summary", {}, t("help.title")),
    ...sides,
  );
  details.id = "help";
  return details;
}

/** What an arbiter can say. */
function arbiter() {
  const details = element(
    "details",
    {},
    element("summary", {}, t("arbiter.title")),
    clockCorrections(),
    decision(),
  );
  details.id = "arbiter";
  return details;
}

/** Ends the game with a result, or goes back in it where the players cannot. */
function decision() {
  const result = element("select", { id: "arbiter-result" });
  for (const [value, text] of RESULTS) {
    result.append(element("option", { value }, text));
  }
  const decide = button(t("arbiter.decide"), async () => {
    if (await askFirst(t("arbiter.decide.sure"))) {
      await enter("decide", { result: result.value });
    }
  });
  return element(
    "div",
    { id: "arbiter-decision" },
    element("label", {}, element("span", {}, t("arbiter.result")), result),
    element(
      "div",
      { className: "buttons" },
      named("decide", decide),
      named(
        "reinstate",
        button(t("arbiter.reinstate"), () => enter("reinstate")),
      ),
    ),
  );
}

/** Corrections of the clock; time is taken away by a number below 0. */
function clockCorrections() {
  const side = element("select", { id: "arbiter-side" });
  for (const each of ["white", "black"]) {
    side.append(element("option", { value: each }, t(`side.${each}`)));
  }
  const seconds = element("input", {
    id: "arbiter-seconds",
    type: "number",
    value: "120",
    min: "-36000",
    max: "36000",
  });
  const moves = element("input", {
    id: "arbiter-moves",
    type: "number",
    value: "0",
    min: "0",
    max: "999",
  });
  const order = (kind, fields) => enter(kind, { by: side.value, ...fields });
  return element(
    "div",
    { id: "arbiter-clock" },
    element("label", {}, element("span", {}, t("arbiter.side")), side),
    element("label", {}, element("span", {}, t("arbiter.seconds")), seconds),
    element(
      "div",
      { className: "buttons" },
      named(
        "add-time",
        button(t("arbiter.add"), () =>
          order("add-time", { seconds: Number(seconds.value) }),
        ),
      ),
      named(
        "set-time",
        button(t("arbiter.set"), () =>
          order("set-time", { seconds: Number(seconds.value) }),
        ),
      ),
    ),
    element("label", {}, element("span", {}, t("arbiter.moves")), moves),
    element(
      "div",
      { className: "buttons" },
      named(
        "set-moves",
        button(t("arbiter.setMoves"), () =>
          order("set-moves", { moves: Number(moves.value) }),
        ),
      ),
    ),
  );
}

/** The moves that a claim may announce; none is for the position as it is. */
function listIntended(select) {
  select.replaceChildren(
    element("option", { value: "" }, t("claim.onTheBoard")),
    ...parts.legal.map((move) =>
      element("option", { value: move.uci }, written(move.san)),
    ),
  );
}

/** @param {!Object} game */
export function showPanel(game) {
  const panel = byId("panel");
  const over = !game.on;
  const find = (name) => panel.querySelector(`[data-entry=${name}]`);
  find("take-back").disabled = over || game.plies.length === 0;
  find("take-back").hidden = game.rules.strict;
  find("adjust").hidden = !game.rules.strict;
  find("adjust").disabled = over;
  find("decline").hidden = !game.offer || over;
  byId("help").hidden = game.rules.strict;
  for (const side of ["white", "black"]) {
    const level = byId(`help-${side}`);
    level.value = game.rules.help[side];
    level.disabled = over || game.rules.help.locked;
  }
  byId("arbiter-clock").hidden = !game.rules.time;
  find("decide").disabled = over;
  find("reinstate").disabled = over || game.plies.length === 0;
  find("pause").hidden = !game.rules.time;
  find("pause").disabled = over;
}

/** @param {!Object} clock */
export function showPause(clock) {
  const text = t(clock.running ? "panel.pause" : "panel.resume");
  byId("panel").querySelector("[data-entry=pause]").textContent = text;
  byId("clock-pause").textContent = text;
}
