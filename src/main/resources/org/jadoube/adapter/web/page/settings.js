/** What this browser remembers of its reader's wishes. */

/**
 * @param {string} name
 * @return {?string}
 */
export function setting(name) {
  return window.localStorage.getItem(`jadoube.${name}`);
}

/**
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  window.localStorage.setItem(`jadoube.${name}`, value);
}
