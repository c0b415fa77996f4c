/** How the contacts do, for those who build boards and look for faults. */

import { squareName } from "/board.js";
import { CUES, drawCue } from "/cues.js";
import { byId, element } from "/dom.js";
import { parts } from "/stream.js";
import { t } from "/text.js";

/** Lays out the view in the language of the reader. */
export function layOutDiagnostics() {
  const matrix = element("div", { id: "matrix", className: "matrix" });
  matrix.setAttribute("role", "table");
  matrix.setAttribute("aria-label", t("diagnostics.matrix"));
  for (let row = 7; row >= 0; row--) {
    const line = element("div", { className: "row" });
    line.setAttribute("role", "row");
    for (let file = 0; file < 8; file++) {
      const cell = element("div", { className: "contact" });
      cell.dataset.square = squareName(file + 8 * row);
      cell.setAttribute("role", "cell");
      line.append(cell);
    }
    matrix.append(line);
  }
  byId("view-diagnostics").replaceChildren(
    element("h1", {}, t("nav.diagnostics")),
    element(
      "div",
      { className: "play" },
      element(
        "section",
        { className: "card" },
        element("h2", {}, t("diagnostics.matrix")),
        matrix,
        element("p", { className: "note" }, t("diagnostics.matrixNote")),
      ),
      element(
        "div",
        { className: "beside" },
        element(
          "section",
          { className: "card" },
          element("h2", {}, t("diagnostics.lights")),
          element("ul", { className: "legend" }, ...CUES.map(legend)),
        ),
        element(
          "section",
          { className: "card" },
          element("h2", {}, t("diagnostics.service")),
          element("dl", { id: "service" }),
          element(
            "div",
            { className: "buttons" },
            element(
              "a",
              {
                href: "/api/journal",
                download: "jadoube.journal",
              },
              t("diagnostics.journal"),
            ),
          ),
        ),
      ),
    ),
  );
  if (parts.health) {
    showHealth(parts.health);
    showService(parts.hello);
  }
}

function legend(cue) {
  const line = element("li", {}, t(`cue.${cue}`));
  line.prepend(drawCue(cue));
  return line;
}

/** @param {!Object} health */
export function showHealth(health) {
  for (const cell of document.querySelectorAll("#matrix .contact")) {
    const square = cell.dataset.square;
    const closed = health.raw.includes(square);
    const [changes, blips, odd] = health.squares[square] || [0, 0, 0];
    const states = ["masked", "flickering", "suspects"].filter((each) =>
      health[each].includes(square),
    );
    cell.className = ["contact", closed ? "closed" : "open", ...states].join(
      " ",
    );
    cell.replaceChildren(
      element("b", {}, closed ? "●" : "○"),
      element("small", {}, `${changes} · ${blips} · ${odd}`),
    );
    cell.setAttribute(
      "aria-label",
      [
        square,
        t(closed ? "diagnostics.closed" : "diagnostics.open"),
        t("diagnostics.counts", changes, blips, odd),
        ...states.map((each) => t(`diagnostics.${each}`)),
      ].join(", "),
    );
    cell.title = cell.getAttribute("aria-label");
  }
}

/** @param {!Object} hello */
export function showService(hello) {
  const list = document.getElementById("service");
  if (list) {
    list.replaceChildren(
      element("dt", {}, t("diagnostics.version")),
      element("dd", {}, hello.version),
      element("dt", {}, t("diagnostics.page")),
      element("dd", {}, hello.build),
    );
  }
}
