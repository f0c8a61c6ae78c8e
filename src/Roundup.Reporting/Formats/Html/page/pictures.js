// @ts-check
// A picture of the page as a file.
import { element } from "./dom.js";

const drawn = ["fill", "stroke", "stroke-width", "stroke-dasharray", "font-family", "font-size", "font-weight", "opacity"];

/**
 * Adds buttons below the figures; those of the details when they are opened, since there may be hundreds.
 * @param {HTMLDetailsElement | null} details
 */
export function addDownloads(details) {
  const add = (/** @type {ParentNode} */ part) => {
    for (const figure of part.querySelectorAll("figure:not(dialog figure)")) {
      if (!figure.nextElementSibling?.classList.contains("saved")) {
        figure.after(element("span", { class: "saved" }, saveButton(figure, "svg"), saveButton(figure, "png")));
      }
    }
  };
  for (const section of document.querySelectorAll("main > section")) {
    add(section);
  }
  details?.addEventListener("toggle", () => add(details), { once: true });
}

/**
 * @param {Element} figure
 * @param {"svg" | "png"} kind
 */
function saveButton(figure, kind) {
  return element("button", {
    type: "button", class: "copy",
    onclick: async () => {
      const svg = figure.querySelector("svg");
      if (svg) {
        const text = new Blob([textOfPicture(svg)], { type: "image/svg+xml" });
        save(kind === "svg" ? text : await pngOf(svg, text), `${(svg.getAttribute("aria-label") ?? "picture").slice(0, 60)}.${kind}`);
      }
    },
  }, `Save as ${kind.toUpperCase()}`);
}

/**
 * The picture with the look that the page's style gives it.
 * @param {SVGSVGElement} svg
 */
function textOfPicture(svg) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const originals = [svg, ...svg.querySelectorAll("*")];
  for (const [i, part] of [copy, ...copy.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(originals[i]);
    for (const name of drawn) {
      part.setAttribute(name, style.getPropertyValue(name));
    }
  }
  return new XMLSerializer().serializeToString(copy);
}

/**
 * @param {SVGSVGElement} svg
 * @param {Blob} text
 * @returns {Promise<Blob>}
 */
async function pngOf(svg, text) {
  const image = new Image();
  image.src = URL.createObjectURL(text);
  await image.decode();
  const box = svg.viewBox.baseVal;
  const canvas = element("canvas", { width: box.width * 2, height: box.height * 2 });
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  URL.revokeObjectURL(image.src);
  return new Promise((done, failed) => canvas.toBlob(blob => blob ? done(blob) : failed(new Error("The picture cannot be drawn."))));
}

/**
 * @param {Blob} blob
 * @param {string} name
 */
function save(blob, name) {
  const link = element("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
