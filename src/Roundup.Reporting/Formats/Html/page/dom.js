// @ts-check

/** @typedef {Record<string, string | number | boolean | ((event: Event) => void)>} Attributes */

/**
 * An element with attributes, listeners (names that begin with "on") and children. Text is set as text, never as markup.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function element(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/**
 * An element of a drawing.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function shape(name, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

/**
 * @template {Element} T
 * @param {T} made
 * @param {Attributes} attributes
 * @param {(Node | string)[]} children
 */
function fill(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      made.addEventListener(name.slice(2), value);
    } else if (value !== false) {
      made.setAttribute(name, value === true ? "" : String(value));
    }
  }
  made.append(...children);
  return made;
}

/** @param {Element} cell */
export const textOf = cell => (cell.textContent ?? "").trim();

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 */
export function byId(id, kind) {
  const found = document.getElementById(id);
  return found instanceof kind ? found : null;
}
