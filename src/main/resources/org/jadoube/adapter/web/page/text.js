/** Everything the page says, in the language of the reader. */

import { setting } from "/settings.js";

export const LANGUAGES = { en: "English", ru: "Русский", bg: "Български" };

/** @type {!Object<string, string>} */
let texts = {};
let current = "en";

/** The language chosen, else the first of the browser's that there is. */
export function language() {
  return current;
}

/** @return {string} */
function wanted() {
  const known = Object.keys(LANGUAGES);
  const browser = (navigator.languages || []).map((each) => each.slice(0, 2));
  return (
    [setting("language"), ...browser].find((each) => known.includes(each)) ||
    "en"
  );
}

/** Loads the texts; everything else waits for this. */
export async function loadText() {
  current = wanted();
  const answer = await fetch(`/text/${current}.json`);
  texts = await answer.json();
  document.documentElement.lang = current;
}

/**
 * A text with its gaps filled. Where a count decides about the form, the keys
 * end in the plural category and the count fills the first gap.
 *
 * @param {string} key
 * @param {...(string|number)} terms
 * @return {string}
 */
export function t(key, ...terms) {
  let pattern = texts[key];
  if (pattern === undefined && typeof terms[0] === "number") {
    const form = new Intl.PluralRules(current).select(terms[0]);
    pattern = texts[`${key}.${form}`] ?? texts[`${key}.other`];
  }
  if (pattern === undefined) {
    throw new Error(`no text for ${key}`);
  }
  return terms.reduce(
    (text, term, gap) => text.replaceAll(`{${gap}}`, String(term)),
    pattern,
  );
}

/**
 * Fills what is marked in the page: the content by data-text, the name that
 * screen readers say by data-label.
 *
 * @param {!Document|!Element} root
 */
export function translate(root) {
  for (const element of root.querySelectorAll("[data-text]")) {
    element.textContent = t(element.dataset.text);
  }
  for (const element of root.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", t(element.dataset.label));
  }
}
