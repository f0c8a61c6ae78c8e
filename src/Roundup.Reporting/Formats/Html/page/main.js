// @ts-check
// The page of a run works without scripts: they add sorting, filters, comparisons of the reader's own, copies; the address keeps the state.
import { byId } from "./dom.js";
import { newState, stateOfHash, stateToHash } from "./state.js";
import { addCopies, hideRows, hideScopes, makeSortable, readRows, sortTable } from "./tables.js";
import { fillTools } from "./controls.js";
import { addExplorer } from "./explorer.js";
import { addDownloads } from "./pictures.js";
import { showTips } from "./tips.js";

/** @import { Data } from "./types.js" */

const holder = /** @type {HTMLScriptElement} */ (byId("data", HTMLScriptElement));
/** @type {Data} */
const data = JSON.parse(holder.textContent ?? "");
for (const row of data.rows) {
  row.facts ??= data.rows[row.like ?? 0].facts;
}
const tables = [...document.querySelectorAll("table")].filter(table => table.tBodies[0].rows.length > 1);
const details = byId("details", HTMLDetailsElement);
const rows = readRows(tables, new Map(data.rows.map(row => [row.name, row])));
const state = newState();
/** @type {() => void} */
let redraw = () => {};

function apply() {
  const seen = hideRows(rows, state);
  hideScopes(state);
  document.body.classList.toggle("few", !state.all);
  redraw();
  const shown = byId("shown", HTMLOutputElement);
  if (shown) {
    shown.textContent = seen === rows.length ? "" : `${seen} of ${rows.length} rows of all tables`;
  }
}

function changed() {
  apply();
  const hash = stateToHash(state);
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
}

/** Takes the state from the address; an address that leads to a heading has none. */
function read() {
  const target = document.getElementById(location.hash.slice(1));
  if (target && details?.contains(target)) {
    details.open = true;
    target.scrollIntoView();
  }
  if (!target) {
    Object.assign(state, stateOfHash(location.hash.slice(1), data));
  }
  build();
  for (const [id, by] of state.sorted) {
    const table = tables.find(one => one.id === id);
    if (table) {
      sortTable(table, by);
    }
  }
  apply();
}

/** The controls show the state. */
function build() {
  const tools = byId("tools", HTMLFormElement);
  if (tools && rows.length > 0) {
    fillTools(tools, data, state, changed);
  }
  byId("compare", HTMLElement)?.remove();
  redraw = addExplorer(holder, data, state, changed);
}

for (const table of tables) {
  makeSortable(table, by => {
    state.sorted.set(table.id, by);
    changed();
  });
  addCopies(table);
  const marks = [...(table.tHead?.rows[0].cells ?? [])].findIndex(head => head.textContent === "Mark");
  for (const row of marks >= 0 ? table.tBodies[0].rows : []) {
    const cell = row.cells[marks];
    const meanings = (cell.textContent ?? "").split(/\s+/).filter(Boolean).map(sign => `${sign}: ${data.marks[sign] ?? ""}`);
    if (meanings.length > 0) {
      cell.tabIndex = 0;
      cell.dataset.tip = meanings.join(" ");
    }
  }
}
addDownloads(details);
showTips();
addEventListener("hashchange", read);
read();
