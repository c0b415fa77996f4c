/** What is said aloud: to screen readers always, by sound and speech if wanted. */

import { byId, setText } from "/dom.js";
import { setting } from "/settings.js";
import { language } from "/text.js";

/** @type {?AudioContext} */
let audio = null;

function beep(hertz, seconds) {
  if (setting("sound") !== "on") {
    return;
  }
  audio = audio || new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}

function speak(words) {
  if (setting("speech") === "on") {
    const speech = new SpeechSynthesisUtterance(words);
    speech.lang = language();
    speechSynthesis.speak(speech);
  }
}

/**
 * Tells something that happened as it should, such as a move.
 *
 * @param {string} words
 */
export function say(words) {
  setText(byId("spoken"), words);
  beep(660, 0.12);
  speak(words);
}

/**
 * Tells what has to be put right.
 *
 * @param {string} words
 */
export function alarm(words) {
  setText(byId("alerts"), words);
  if (words) {
    beep(180, 0.3);
    speak(words);
  }
}

/**
 * Shows why something that was asked for is not done.
 *
 * @param {string} words
 */
export function reportRefusal(words) {
  const refusal = byId("refusal");
  refusal.hidden = words === "";
  setText(refusal, words);
  alarm(words);
}
