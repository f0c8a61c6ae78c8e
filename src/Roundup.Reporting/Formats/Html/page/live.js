// @ts-check
// A page that a run serves: takes the newest version when there is one. The address keeps what the reader has chosen.
import { element } from "./dom.js";

/** How often it asks, ms. */
const pause = 2000;

/** The version of this page. */
const version = document.querySelector("meta[name=version]")?.getAttribute("content");

async function ask() {
  try {
    const newest = await (await fetch("version", { cache: "no-store" })).text();
    if (newest !== version) {
      location.reload();
    } else {
      setTimeout(ask, pause);
    }
  } catch {
    document.querySelector("main")?.prepend(
      element("p", { class: "warning" }, "The run has ended: report.html in its folder has the results."));
  }
}

ask();
