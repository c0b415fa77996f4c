/** What comes down from the board, part by part. */

import { language } from "/text.js";

const RETRY_MILLIS = 2_000;

const PARTS = [
  "hello",
  "board",
  "game",
  "legal",
  "clock",
  "faults",
  "refusal",
  "penalty",
  "health",
  "lesson",
];

/** The latest of each part. */
export const parts = {};

/** @type {!Map<string, !Array<function(?)>>} */
const listeners = new Map();

/** @type {?EventSource} */
let source = null;
let open = false;
/** @type {function(boolean)} */
let onConnection = () => {};

/**
 * Has a listener told each time a part changes, and now if it is known.
 *
 * @param {string} part
 * @param {function(?)} listener
 */
export function on(part, listener) {
  listeners.set(part, [...(listeners.get(part) || []), listener]);
  if (parts[part] !== undefined) {
    listener(parts[part]);
  }
}

/** Has every listener told once more, as when the language has changed. */
export function repeat() {
  for (const [part, value] of Object.entries(parts)) {
    tell(part, value);
  }
}

function tell(part, value) {
  for (const listener of listeners.get(part) || []) {
    listener(value);
  }
}

/**
 * Opens the stream; the browser opens it again by itself when it breaks.
 *
 * @param {function(boolean)} connection told whether the board is there
 */
export function connect(connection) {
  onConnection = connection;
  if (source) {
    source.close();
  }
  source = new EventSource(`/api/events?lang=${language()}`);
  source.addEventListener("open", () => setOpen(true));
  source.addEventListener("error", () => setOpen(false));
  for (const part of PARTS) {
    source.addEventListener(part, (event) => {
      parts[part] = JSON.parse(event.data);
      tell(part, parts[part]);
    });
  }
}

function setOpen(now) {
  open = now;
  onConnection(now);
}

/** A browser gives up on some answers, such as that of a proxy; this does not. */
function watch() {
  if (source && !open && source.readyState === EventSource.CLOSED) {
    connect(onConnection);
  }
}

setInterval(watch, RETRY_MILLIS);
