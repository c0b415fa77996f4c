/** What goes up to the board. */

import { reportRefusal } from "/announce.js";

/**
 * @param {string} method
 * @param {string} path
 * @param {!Object=} body
 * @return {!Promise<boolean>} whether it was taken
 */
async function send(method, path, body = {}) {
  try {
    const answer = await fetch(path, {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.status === 401) {
      location.reload();
    }
    if (!answer.ok) {
      const { refused } = await answer.json();
      reportRefusal(refused);
    }
    return answer.ok;
  } catch {
    // The stream notices that the board is away, and says so.
    return false;
  }
}

/** Touches follow one another as the hands did, whatever the network does. */
let lastTouch = Promise.resolve(true);

/**
 * Lifts and places pieces of the virtual board.
 *
 * @param {{lift: (!Array<string>|undefined), place: (!Array<string>|undefined)}} change
 * @return {!Promise<boolean>}
 */
export function touch(change) {
  lastTouch = lastTouch.then(() => send("POST", "/api/touch", change));
  return lastTouch;
}

/**
 * Enters something on the panel.
 *
 * @param {string} kind
 * @param {!Object=} fields
 * @return {!Promise<boolean>}
 */
export function enter(kind, fields = {}) {
  return send("POST", "/api/entry", { kind, ...fields });
}

/**
 * Tells the teacher something.
 *
 * @param {string} kind
 * @param {!Object=} fields
 * @return {!Promise<boolean>}
 */
export function learn(kind, fields = {}) {
  return send("POST", "/api/lesson", { kind, ...fields });
}

/**
 * Has the lights tested.
 *
 * @param {?string} test what is to be lit; null for no test any longer
 * @return {!Promise<boolean>}
 */
export function testLights(test) {
  return send("POST", "/api/lights", test ? { test } : {});
}

/** @return {!Promise<boolean>} */
export function deleteGame(/** string */ name) {
  return send("DELETE", `/api/games/${name}`);
}

/**
 * Has the service forget a learner.
 *
 * @param {string} name
 * @return {!Promise<boolean>}
 */
export function forgetLearner(name) {
  const learner = encodeURIComponent(name);
  return send("DELETE", `/api/progress?learner=${learner}`);
}

/** @return {!Promise<boolean>} */
export function logOut() {
  return send("DELETE", "/api/session");
}

/**
 * Begins another game.
 *
 * @param {!Object} plan
 * @return {!Promise<?string>} why it cannot begin; null when it does
 */
export async function begin(plan) {
  const answer = await fetch("/api/game", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(plan),
  });
  return answer.ok ? null : (await answer.json()).refused;
}
