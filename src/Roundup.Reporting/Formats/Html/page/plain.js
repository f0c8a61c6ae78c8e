// @ts-check
// A page without the numbers of a run: sorting, a filter, copies; the address keeps the state.
import { byId, element } from "./dom.js";
import { newState, stateOfHash, stateToHash } from "./state.js";
import { addCopies, hideRows, makeSortable, readRows, sortTable } from "./tables.js";
import { showTips } from "./tips.js";

const tables = [...document.querySelectorAll("table")].filter(table => table.tBodies[0].rows.length > 1);
const rows = readRows(tables, new Map());
const state = newState();
const shown = element("output", { id: "shown", "aria-live": "polite" });
const words = element("input", {
  id: "filter", type: "search", placeholder: "Users, Stream, ...", autocomplete: "off",
  oninput: () => { state.filter = words.value; changed(); },
});

function apply() {
  const seen = hideRows(rows, state);
  shown.textContent = seen === rows.length ? "" : `${seen} of ${rows.length} rows of all tables`;
}

function changed() {
  apply();
  const hash = stateToHash(state);
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
}

/** Takes the state from the address; an address that leads to a heading has none. */
function read() {
  if (!document.getElementById(location.hash.slice(1))) {
    Object.assign(state, stateOfHash(location.hash.slice(1), null));
  }
  words.value = state.filter;
  for (const [id, by] of state.sorted) {
    const table = tables.find(one => one.id === id);
    if (table) {
      sortTable(table, by);
    }
  }
  apply();
}

for (const table of tables) {
  makeSortable(table, by => {
    state.sorted.set(table.id, by);
    changed();
  });
  addCopies(table);
}
const tools = byId("tools", HTMLFormElement);
if (tools && rows.length > 0) {
  tools.replaceChildren(element("label", { for: "filter" }, "Rows that contain"), words, shown);
  tools.addEventListener("submit", event => event.preventDefault());
  tools.hidden = false;
}
showTips();
addEventListener("hashchange", read);
read();
