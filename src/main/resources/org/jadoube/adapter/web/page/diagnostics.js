/** How the contacts do, for those who build boards and look for faults. */

import { squareName } from "/board.js";
import { CUES, drawCue } from "/cues.js";
import { button, byId, element, setText } from "/dom.js";
import { enter, testLights } from "/send.js";
import { parts } from "/stream.js";
import { t } from "/text.js";

const TESTS = ["squares", "all", "cues"];

/** Lays out the view in the language of the reader. */
export function layOutDiagnostics() {
  const matrix = element("div", { id: "matrix", className: "matrix" });
  matrix.setAttribute("role", "group");
  matrix.setAttribute("aria-label", t("diagnostics.matrix"));
  for (let row = 7; row >= 0; row--) {
    const line = element("div", { className: "row" });
    for (let file = 0; file < 8; file++) {
      line.append(contact(squareName(file + 8 * row)));
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
        element("p", { className: "note" }, t("diagnostics.maskNote")),
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
        lightTest(),
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

/** A contact, which does not count once it is pressed, until it is pressed again. */
function contact(square) {
  const made = button(
    "",
    () =>
      enter(parts.health.masked.includes(square) ? "unmask" : "mask", {
        square,
      }),
    "contact",
  );
  made.dataset.square = square;
  return made;
}

function lightTest() {
  const stop = button(t("lightTest.stop"), () => testLights(null), "quiet");
  stop.dataset.test = "stop";
  const says = element("p", { id: "light-test", className: "note" });
  says.setAttribute("role", "status");
  return element(
    "section",
    { className: "card" },
    element("h2", {}, t("lightTest.title")),
    element(
      "div",
      { className: "buttons" },
      ...TESTS.map((test) => {
        const made = button(t(`lightTest.${test}`), () => testLights(test));
        made.dataset.test = test;
        return made;
      }),
      stop,
    ),
    says,
  );
}

function legend(cue) {
  const line = element("li", {}, t(`cue.${cue}`));
  line.prepend(drawCue(cue));
  return line;
}

/** @param {!Object} health */
export function showHealth(health) {
  showLightTest(health.lights);
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
    if (health.lights && health.lights[square]) {
      cell.append(drawCue(health.lights[square]));
    }
    cell.setAttribute("aria-pressed", String(states.includes("masked")));
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

/** @param {!Object<string, string>=} lights what is lit for a test, if one is on */
function showLightTest(lights) {
  const cues = [...new Set(Object.values(lights || {}))];
  setText(
    byId("light-test"),
    lights
      ? t("lightTest.on", cues.map((cue) => t(`cue.${cue}`)).join(", "))
      : t("lightTest.note"),
  );
  byId("view-diagnostics").querySelector("[data-test=stop]").disabled = !lights;
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
