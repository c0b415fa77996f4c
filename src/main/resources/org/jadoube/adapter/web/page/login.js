/** The page before the password was given. */

import { loadText, t, translate } from "/text.js";

const form = /** @type {!HTMLFormElement} */ (document.getElementById("login"));
const password = /** @type {!HTMLInputElement} */ (
  document.getElementById("password")
);
const refusal = /** @type {!HTMLElement} */ (
  document.getElementById("refusal")
);

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await fetch("/api/session", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password: password.value }),
  });
  if (answer.ok) {
    location.reload();
    return;
  }
  refusal.textContent = t(answer.status === 429 ? "login.wait" : "login.wrong");
  refusal.hidden = false;
  password.select();
});

async function start() {
  await loadText();
  translate(document);
  password.focus();
}

start();
