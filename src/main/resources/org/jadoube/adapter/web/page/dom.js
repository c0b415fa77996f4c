/** Short words for what the DOM says at length. */

/**
 * The element of an id, which is in the page.
 *
 * @param {string} id
 * @return {!HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) {
    throw new Error(`no element ${id}`);
  }
  return element;
}

/**
 * A new element with properties and content.
 *
 * @param {string} name
 * @param {!Object=} properties
 * @param {...(!Node|string)} content
 * @return {!HTMLElement}
 */
export function element(name, properties = {}, ...content) {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...content);
  return made;
}

/**
 * A button that does something.
 *
 * @param {string} text
 * @param {function()} action
 * @param {string=} className
 * @return {!HTMLButtonElement}
 */
export function button(text, action, className = "") {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.className = className;
  made.addEventListener("click", action);
  return made;
}

/**
 * Changes text only where it differs, so that screen readers are not disturbed.
 *
 * @param {!Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * A drawing.
 *
 * @param {string} name
 * @param {!Object<string, (string|number)>} attributes
 * @param {...!Node} content
 * @return {!Element}
 */
export function svg(name, attributes, ...content) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, String(value));
  }
  made.append(...content);
  return made;
}
