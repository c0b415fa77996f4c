/** Asks once more before what cannot be undone. */

import { button, byId, element } from "/dom.js";
import { t } from "/text.js";

/**
 * @param {string} question
 * @return {!Promise<boolean>} whether the answer was yes
 */
export function askFirst(question) {
  const dialog = /** @type {!HTMLDialogElement} */ (byId("confirm"));
  return new Promise((resolve) => {
    dialog.returnValue = "";
    dialog.onclose = () => resolve(dialog.returnValue === "yes");
    dialog.replaceChildren(
      element("p", {}, question),
      element(
        "div",
        { className: "buttons" },
        button(t("confirm.no"), () => dialog.close("no")),
        button(t("confirm.yes"), () => dialog.close("yes"), "main"),
      ),
    );
    dialog.showModal();
  });
}
