// @ts-check
// Explanations of marks, columns and what is missing: on hover, on keyboard focus, on touch; Escape closes them.
import { element } from "./dom.js";

/** Shows the text of data-tip beside the element that has it. */
export function showTips() {
  const box = element("div", { id: "tip", role: "tooltip", hidden: true });
  document.body.append(box);
  /** @type {HTMLElement | null} */
  let shown = null;

  function close() {
    shown?.removeAttribute("aria-describedby");
    shown = null;
    box.hidden = true;
  }

  function open(/** @type {EventTarget | null} */ target) {
    const of = target instanceof Element ? target.closest("[data-tip]") : null;
    if (target === box || of === shown) {
      return;
    }
    close();
    if (of instanceof HTMLElement && of.dataset.tip) {
      shown = of;
      box.textContent = of.dataset.tip;
      of.setAttribute("aria-describedby", box.id);
      box.hidden = false;
      const place = of.getBoundingClientRect();
      const below = place.bottom + box.offsetHeight < innerHeight;
      box.style.left = `${Math.max(8, Math.min(place.left, document.documentElement.clientWidth - box.offsetWidth - 8)) + scrollX}px`;
      box.style.top = `${(below ? place.bottom : place.top - box.offsetHeight) + scrollY}px`;
    }
  }

  document.addEventListener("mouseover", event => open(event.target));
  document.addEventListener("focusin", event => open(event.target));
  document.addEventListener("click", event => open(event.target));
  document.addEventListener("keydown", event => event.key === "Escape" && close());
}
