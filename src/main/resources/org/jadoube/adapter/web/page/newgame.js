/** The form for another game. */

import { button, byId, element } from "/dom.js";
import { begin } from "/send.js";
import { keep, setting } from "/settings.js";
import { t } from "/text.js";

const TIMES = [
  "",
  "1+0",
  "3+2",
  "5+0",
  "5+3",
  "10+5",
  "15+10",
  "40/90+30, 30+30",
];

/** How much the board may help, from nothing to a good move. */
export const HELP = ["none", "errors", "squares", "danger", "pieces", "hint"];
/** What is of one game alone, and not offered again. */
const ONCE = ["fen", "number"];

const USUAL_HELP = "squares";

function field(label, control) {
  return element("label", {}, element("span", {}, t(label)), control);
}

function text(name, attributes = {}) {
  return element("input", {
    name,
    autocomplete: "off",
    value: setting(`new.${name}`) || "",
    ...attributes,
  });
}

function choice(name, values, label) {
  const select = element("select", { name });
  for (const value of values) {
    select.append(element("option", { value }, label(value)));
  }
  select.value = setting(`new.${name}`) ?? values[0];
  return select;
}

/** @param {string} name */
function help(name) {
  const select = choice(name, HELP, (each) => t(`help.${each}`));
  select.value = setting(`new.${name}`) ?? USUAL_HELP;
  return select;
}

/** What is asked for Chess960 alone. */
function startNumber() {
  return element(
    "div",
    { id: "start-number" },
    field(
      "newGame.number",
      text("number", { inputMode: "numeric", maxLength: 3 }),
    ),
    element("p", { className: "note" }, t("newGame.numberNote")),
  );
}

function box(name, label) {
  return element(
    "label",
    {},
    element("input", { type: "checkbox", name, value: "yes" }),
    element("span", {}, ` ${t(label)}`),
  );
}

/** Opens the form. */
export function openNewGame() {
  const dialog = /** @type {!HTMLDialogElement} */ (byId("new-game"));
  const times = element("datalist", { id: "times" });
  TIMES.filter(Boolean).forEach((time) =>
    times.append(element("option", { value: time })),
  );
  const refusal = element("p", { className: "refusal" });
  refusal.setAttribute("role", "alert");
  const form = /** @type {!HTMLFormElement} */ (
    element(
      "form",
      { method: "dialog" },
      element("h2", {}, t("newGame.title")),
      field("newGame.white", text("white")),
      field("newGame.black", text("black")),
      field(
        "newGame.time",
        text("time", { placeholder: t("newGame.noClock") }),
      ),
      times,
      element("p", { className: "note" }, t("newGame.timeNote")),
      field(
        "newGame.touch",
        choice("touch", ["tolerant", "strict"], (each) => t(`touch.${each}`)),
      ),
      field(
        "newGame.draws",
        choice("draws", ["claim", "automatic"], (each) => t(`draws.${each}`)),
      ),
      field(
        "newGame.completion",
        choice("completion", ["auto", "press"], (each) =>
          t(`completion.${each}`),
        ),
      ),
      field(
        "newGame.variant",
        choice("variant", ["standard", "chess960"], (each) =>
          t(`variant.${each}`),
        ),
      ),
      startNumber(),
      field("newGame.help.white", help("helpWhite")),
      field("newGame.help.black", help("helpBlack")),
      box("helpLocked", "newGame.help.locked"),
      field(
        "newGame.games",
        text("games", { inputMode: "numeric", maxLength: 2 }),
      ),
      box("drawColors", "newGame.drawColors"),
      element("p", { className: "note" }, t("newGame.gamesNote")),
      field("newGame.fen", text("fen", { spellcheck: false })),
      element("p", { className: "note" }, t("newGame.fenNote")),
      refusal,
      element(
        "div",
        { className: "buttons" },
        button(t("newGame.cancel"), () => dialog.close()),
        element("button", {
          className: "main",
          textContent: t("newGame.go"),
        }),
      ),
    )
  );
  form.elements["time"].setAttribute("list", "times");
  const variant = form.elements["variant"];
  const showNumber = () => {
    const is960 = variant.value === "chess960";
    form.querySelector("#start-number").hidden = !is960;
    form.elements["number"].disabled = !is960;
  };
  variant.addEventListener("change", showNumber);
  showNumber();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wanted = Object.fromEntries(new FormData(form));
    for (const [name, value] of Object.entries(wanted)) {
      keep(`new.${name}`, ONCE.includes(name) ? "" : value);
    }
    const refused = await begin(wanted);
    if (refused === null) {
      dialog.close();
    } else {
      refusal.textContent = refused;
    }
  });
  dialog.replaceChildren(form);
  dialog.showModal();
}
