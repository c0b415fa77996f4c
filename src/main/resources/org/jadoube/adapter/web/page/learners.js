/**
 * Who learns at this browser, and the stars of each learner. The service keeps
 * them; those of nobody, or that it cannot keep, are kept by the browser.
 */

import { askFirst } from "/confirm.js";
import { button, element } from "/dom.js";
import { forgetLearner } from "/send.js";
import { keep, setting } from "/settings.js";
import { t } from "/text.js";

/** The name of the learner; empty for nobody. */
export function learner() {
  return setting("learner") || "";
}

/** @return {!Object<string, number>} */
function ownStars() {
  return JSON.parse(setting("stars") || "{}");
}

/**
 * Has the browser keep stars that the service does not.
 *
 * @param {string} exercise
 * @param {number} stars
 */
export function keepStars(exercise, stars) {
  const won = ownStars();
  won[exercise] = Math.max(won[exercise] || 0, stars);
  keep("stars", JSON.stringify(won));
}

/** @return {!Promise<!Object<string, number>>} the most stars won, by exercise */
export async function progress() {
  if (!learner()) {
    return ownStars();
  }
  const name = encodeURIComponent(learner());
  const answer = await fetch(`/api/progress?learner=${name}`);
  return answer.ok ? await answer.json() : ownStars();
}

/** @return {!Promise<!Array<string>>} */
async function names() {
  const answer = await fetch("/api/learners");
  const kept = answer.ok ? await answer.json() : [];
  return learner() && !kept.includes(learner()) ? [learner(), ...kept] : kept;
}

/**
 * The choice of the learner.
 *
 * @param {function()} onChange called when another learner is chosen
 * @return {!Promise<!HTMLElement>}
 */
export async function learnerChoice(onChange) {
  const become = (name) => {
    keep("learner", name);
    onChange();
  };
  const select = /** @type {!HTMLSelectElement} */ (
    element("select", { id: "learner" })
  );
  select.append(element("option", { value: "" }, t("learner.nobody")));
  for (const name of await names()) {
    select.append(element("option", { value: name }, name));
  }
  select.value = learner();
  select.addEventListener("change", () => become(select.value));
  const typed = /** @type {!HTMLInputElement} */ (
    element("input", {
      id: "learner-name",
      maxLength: 24,
      required: true,
      pattern: "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} '’\\-]*",
      title: t("learner.nameNote"),
      autocomplete: "off",
    })
  );
  const form = element(
    "form",
    { className: "learner" },
    element("label", {}, element("span", {}, t("learner.who")), select),
    element("label", {}, element("span", {}, t("learner.name")), typed),
    element("button", {}, t("learner.add")),
    ...(learner()
      ? [button(t("learner.forget"), () => forget(become), "quiet")]
      : []),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    become(typed.value.trim().normalize("NFC"));
  });
  return form;
}

/** @param {function(string)} become */
async function forget(become) {
  if (
    (await askFirst(t("learner.forgetAsk", learner()))) &&
    (await forgetLearner(learner()))
  ) {
    become("");
  }
}
