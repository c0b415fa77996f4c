/** What the board says: the reading and its reason, what lit squares want, questions. */

import { alarm, reportRefusal } from "/announce.js";
import { WRONG, drawCue } from "/cues.js";
import { button, byId, element, setText } from "/dom.js";
import { roleName, written } from "/notation.js";
import { enter } from "/send.js";
import { t } from "/text.js";

const ROLES = ["queen", "rook", "bishop", "knight"];

/** What merely tells of the past or of choices needs no sentence of its own. */
const SILENT = ["target", "hint", "last-from", "last-to"];

/** @type {number} */
let seenRefusals = -1;
let seenPenalties = -1;

/** @param {!Object} board */
export function showStatus(board) {
  const headline = byId("headline");
  setText(headline, board.headline);
  headline.dataset.reading = board.reading;
  headline.dataset.reason = board.reason;
  showSentences(board);
  showQuestion(board.question);
  showPromotion(board.promotion);
  showOffers(board);
}

/** What the board proposes, and how to say yes and no to it. */
function showOffers(board) {
  const offers = [];
  if (board.offersTurn) {
    offers.push(
      ["offers.turned", "turned"],
      ["offers.notTurned", "not-turned"],
    );
  }
  if (board.offersNextGame) {
    offers.push(["offers.begin", "begin"], ["offers.goOn", "go-on"]);
  } else if (board.reading === "setting-up") {
    offers.push(["offers.begin", "begin"]);
  }
  const place = byId("offers");
  place.hidden = offers.length === 0;
  place.replaceChildren(
    ...offers.map(([text, kind]) => button(t(text), () => enter(kind))),
  );
}

function showSentences(board) {
  const squares = Object.keys(board.sentences).filter(
    (square) => !SILENT.includes(board.lights[square]),
  );
  byId("sentences").replaceChildren(
    ...squares.map((square) => {
      const cue = board.lights[square];
      const line = element("li", {}, board.sentences[square]);
      line.prepend(drawCue(cue));
      return line;
    }),
  );
  const wrong = squares.filter((each) => WRONG.includes(board.lights[each]));
  alarm(wrong.map((square) => board.sentences[square]).join(" "));
}

function showQuestion(question) {
  const choices = byId("question");
  choices.hidden = question.length === 0;
  choices.replaceChildren(
    element("span", {}, t("question.title")),
    ...question.map((move) =>
      button(written(move.san), () => enter("answer", { move: move.uci })),
    ),
  );
}

function showPromotion(open) {
  const choices = byId("promotion");
  choices.hidden = !open;
  if (open && choices.childElementCount === 0) {
    choices.append(
      element("span", {}, t("promotion.title")),
      ...ROLES.map((role) =>
        button(roleName(role), () => enter("promote", { role })),
      ),
    );
  } else if (!open) {
    choices.replaceChildren();
  }
}

/** @param {!Object} refusal */
export function showRefusal(refusal) {
  if (seenRefusals >= 0 && refusal.number > seenRefusals) {
    reportRefusal(t(`refusal.${refusal.code}`));
  }
  seenRefusals = refusal.number;
}

/** @param {!Object} penalty */
export function showPenalty(penalty) {
  if (seenPenalties >= 0 && penalty.number > seenPenalties) {
    const place = byId("penalty");
    place.hidden = false;
    setText(place, t(`penalty.${penalty.player}`, penalty.time));
  }
  seenPenalties = penalty.number;
}

/** What was told about a move is of no interest any more after the next one. */
export function forgetTold() {
  for (const place of [byId("refusal"), byId("penalty")]) {
    place.hidden = true;
    setText(place, "");
  }
}

/** @param {!Array<!Object>} faults */
export function showFaults(faults) {
  const list = byId("faults");
  list.hidden = faults.length === 0;
  list.replaceChildren(
    ...faults.map((fault) => element("li", {}, fault.words)),
  );
}
