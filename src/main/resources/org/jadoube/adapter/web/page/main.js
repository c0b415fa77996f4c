/** The page: puts its parts together and brings them what comes down. */

import { say } from "/announce.js";
import { Board } from "/board.js";
import { layOutDiagnostics, showHealth, showService } from "/diagnostics.js";
import { byId, element, setText } from "/dom.js";
import { showGames, showReplay } from "/games.js";
import { employHands, offerMoves } from "/hands.js";
import { showLesson, showLessons } from "/lessons.js";
import { listMoves, showResult, showSeries } from "/moves.js";
import { spoken } from "/notation.js";
import { layOutPanel, showPanel, showPause } from "/panel.js";
import { drawPiece } from "/pieces.js";
import { logOut } from "/send.js";
import { keep, setting } from "/settings.js";
import {
  layOutClockView,
  layOutSides,
  showClocks,
  showSides,
  showTurn,
} from "/sides.js";
import {
  forgetTold,
  showFaults,
  showPenalty,
  showRefusal,
  showStatus,
} from "/status.js";
import { connect, on, parts, repeat } from "/stream.js";
import { LANGUAGES, language, loadText, t, translate } from "/text.js";
import { forgetComing, letDrag, putBack, setUp, toggle } from "/touching.js";

/** @type {!Board} */
let board;

function showHand(hand) {
  const place = byId("hand");
  const key = hand.map((held) => held.piece + held.from).join(" ");
  if (place.dataset.hand === key) {
    return;
  }
  place.dataset.hand = key;
  place.replaceChildren(
    element(
      "span",
      { className: "label" },
      t(hand.length === 0 ? "hand.empty" : "hand.title"),
    ),
    ...hand.map((held) => {
      const shown = element("span", {
        className: "held",
        title: t("hand.from", t(`piece.${held.piece}`), held.from),
      });
      shown.append(drawPiece(held.piece), element("small", {}, held.from));
      return shown;
    }),
  );
  byId("put-back").hidden = hand.length === 0 || !parts.hello.touchable;
}

/** Pieces can be set up by themselves between games, on a board that is not real. */
function showSetUp() {
  const { hello, board: shown, game } = parts;
  const between =
    shown && game && (shown.reading === "setting-up" || Boolean(game.result));
  byId("set-up").hidden = !hello.touchable || !between;
}

/** @type {?string} */
let lastSaid = null;

/** Says the last move once; not those that were there before the page was. */
function sayLastMove(game) {
  const last = game.plies.at(-1);
  const key = `${game.plies.length} ${last ? last.uci : ""}`;
  if (lastSaid !== null && lastSaid !== key) {
    forgetTold();
    if (last) {
      say(spoken(last));
    }
  }
  lastSaid = key;
}

function listen() {
  on("hello", (hello) => {
    if (parts.build && parts.build !== hello.build) {
      location.reload();
    }
    parts.build = hello.build;
    byId("hands").hidden = !hello.touchable;
    byId("logout").hidden = !hello.protected;
    byId("board").classList.toggle("touchable", hello.touchable);
    showService(hello);
  });
  on("board", (shown) => {
    board.show(shown.standing, shown.lights, shown.sentences);
    forgetComing();
    showHand(shown.hand);
    showSetUp();
    showStatus(shown);
    showTurn(shown.turn);
  });
  on("game", (game) => {
    listMoves(byId("moves"), game);
    showResult(byId("result"), game);
    showSeries(byId("series"), game);
    showSides(game);
    showPanel(game);
    showSetUp();
    sayLastMove(game);
  });
  on("legal", offerMoves);
  on("clock", (clock) => {
    showClocks(clock);
    showPause(clock);
  });
  on("faults", showFaults);
  on("refusal", showRefusal);
  on("penalty", showPenalty);
  on("health", showHealth);
  on("lesson", showLesson);
}

function layOut() {
  translate(document);
  board.build();
  layOutSides(board.flipped);
  layOutPanel();
  layOutClockView();
  layOutDiagnostics();
  byId("hand").dataset.hand = "none yet";
}

const VIEWS = {
  lessons: showLessons,
  games: showGames,
  game: showReplay,
};

/** Shows the view that the address names after its #. */
async function route() {
  const [name, argument] = (location.hash.slice(1) || "board").split("/");
  const known = document.getElementById(`view-${name}`) ? name : "board";
  for (const view of document.querySelectorAll(".view")) {
    view.hidden = view.id !== `view-${known}`;
  }
  for (const link of byId("views").querySelectorAll("a")) {
    const here = link.getAttribute("href") === `#${known}`;
    link.setAttribute("aria-current", here ? "page" : "false");
  }
  document.body.dataset.view = known;
  if (VIEWS[known]) {
    await VIEWS[known](argument || "");
  }
}

function showConnection(open) {
  const place = byId("connection");
  place.classList.toggle("lost", !open);
  setText(place, open ? "" : t("connection.lost"));
}

function offerSettings() {
  const languages = /** @type {!HTMLSelectElement} */ (byId("language"));
  for (const [code, name] of Object.entries(LANGUAGES)) {
    languages.append(element("option", { value: code, lang: code }, name));
  }
  languages.value = language();
  languages.addEventListener("change", async () => {
    keep("language", languages.value);
    await loadText();
    layOut();
    repeat();
    connect(showConnection);
    await route();
  });
  const letters = /** @type {!HTMLSelectElement} */ (byId("letters"));
  letters.value = setting("letters") || "figurines";
  letters.addEventListener("change", () => {
    keep("letters", letters.value);
    repeat();
  });
  for (const name of ["sound", "speech"]) {
    const box = /** @type {!HTMLInputElement} */ (byId(name));
    box.checked = setting(name) === "on";
    box.addEventListener("change", () =>
      keep(name, box.checked ? "on" : "off"),
    );
  }
  window.addEventListener("pointerdown", (event) => {
    const settings = byId("settings");
    if (settings.open && !settings.contains(event.target)) {
      settings.open = false;
    }
  });
  byId("logout").addEventListener("click", async () => {
    await logOut();
    location.reload();
  });
}

async function start() {
  await loadText();
  board = new Board(byId("board"), t("board.title"), (square) => {
    if (parts.hello && parts.hello.touchable) {
      toggle(square);
    }
  });
  letDrag(byId("board"));
  employHands();
  offerSettings();
  layOut();
  byId("put-back").addEventListener("click", putBack);
  byId("set-up").addEventListener("click", setUp);
  byId("flip").addEventListener("click", () => {
    board.flip();
    layOutSides(board.flipped);
    repeat();
  });
  window.addEventListener("hashchange", route);
  await route();
  listen();
  connect(showConnection);
}

start();
