/** The games that were kept: list, replay, download, delete. */

import { Board } from "/board.js";
import { askFirst } from "/confirm.js";
import { button, byId, element } from "/dom.js";
import { listMoves } from "/moves.js";
import { deleteGame } from "/send.js";
import { t } from "/text.js";

/** Shows the list of games. */
export async function showGames() {
  const answer = await fetch("/api/games");
  const games = await answer.json();
  const rows = games.map((game) =>
    element(
      "tr",
      {},
      element("td", {}, game.date || ""),
      element("td", {}, game.white || "?"),
      element("td", {}, game.black || "?"),
      element("td", {}, game.result),
      element("td", {}, t("games.moves", Math.ceil(game.plies / 2))),
      element("td", { className: "buttons" }, ...actions(game.name)),
    ),
  );
  byId("view-games").replaceChildren(
    element("h1", {}, t("nav.games")),
    rows.length === 0
      ? element("p", { className: "note" }, t("games.none"))
      : element(
          "table",
          { className: "games" },
          element("thead", {}, element("tr", {}, ...heads())),
          element("tbody", {}, ...rows),
        ),
  );
}

function heads() {
  return ["date", "white", "black", "result", "length", "actions"].map((each) =>
    element("th", { scope: "col" }, t(`games.${each}`)),
  );
}

function actions(name) {
  const path = `/api/games/${name}`;
  return [
    element("a", { href: `#game/${name}` }, t("games.replay")),
    element(
      "a",
      { href: `${path}?download`, download: name },
      t("games.download"),
    ),
    button(
      t("games.delete"),
      async () => {
        if (
          (await askFirst(t("games.deleteAsk"))) &&
          (await deleteGame(name))
        ) {
          await showGames();
        }
      },
      "quiet",
    ),
  ];
}

/**
 * Shows a game on a board.
 *
 * @param {string} name
 */
export async function showReplay(name) {
  const view = byId("view-game");
  const answer = await fetch(`/api/games/${name}`);
  if (!answer.ok) {
    view.replaceChildren(element("p", {}, t("games.missing")));
    return;
  }
  const game = await answer.json();
  const place = element("div", { className: "board" });
  const list = element("ol", { className: "moves", tabIndex: 0 });
  const board = new Board(place, t("games.replay"), null);
  let at = 0;
  const go = (ply) => {
    at = Math.max(0, Math.min(game.plies.length, ply));
    const last = game.plies[at - 1];
    board.show(
      last ? last.board : game.start,
      last ? { [last.from]: "last-from", [last.to]: "last-to" } : {},
    );
    for (const each of list.querySelectorAll(".ply")) {
      const now = each.dataset.ply === String(at - 1);
      each.classList.toggle("now", now);
      each.setAttribute("aria-current", String(now));
    }
  };
  listMoves(list, game, (ply) => go(ply + 1));
  const step = (text, label, ply) => {
    const made = button(text, () => go(ply()));
    made.setAttribute("aria-label", t(label));
    return made;
  };
  view.replaceChildren(
    element(
      "div",
      { className: "table" },
      place,
      element(
        "div",
        { className: "buttons replay" },
        step("⏮\uFE0E", "replay.first", () => 0),
        step("◀\uFE0E", "replay.back", () => at - 1),
        step("▶\uFE0E", "replay.on", () => at + 1),
        step("⏭\uFE0E", "replay.last", () => game.plies.length),
      ),
    ),
    element(
      "div",
      { className: "beside" },
      element(
        "section",
        { className: "card" },
        element("h1", {}, `${game.white || "?"} – ${game.black || "?"}`),
        element("p", {}, `${game.date || ""} · ${game.result}`),
        list,
        element(
          "div",
          { className: "buttons" },
          element("a", { href: "#games" }, t("games.back")),
        ),
      ),
    ),
  );
  go(game.plies.length);
}
