// @ts-check
// A page that a run serves: takes the newest version when there is one. The address keeps what the reader has chosen.

/** How often it asks, ms. */
const pause = 2000;

let known = "";

async function ask() {
  try {
    const newest = await (await fetch("version", { cache: "no-store" })).text();
    if (known && newest !== known) {
      location.reload();
    }
    known = newest;
    setTimeout(ask, pause);
  } catch {
    document.title = `Ended: ${document.title}`;
  }
}

ask();

export {};
