// @ts-check
// The section in which the reader compares by his own rules.
import { byId, element } from "./dom.js";
import { compareRows } from "./compare.js";
import { bandwidthText, compareControls } from "./controls.js";
import { frontierOf } from "./frontier.js";
import { percentText, ratioText } from "./numbers.js";
import { fidelityTable, targetTable } from "./matrices.js";
import { openRow } from "./rowDialog.js";
import { makeSortable, sortTable, addCopies } from "./tables.js";

/** @import { Data, Measure } from "./types.js" */
/** @import { State } from "./state.js" */
/** @import { Line } from "./compare.js" */

const headings = { write: "Serialize", read: "Deserialize", size: "Size", allocated: "Alloc", first: "First call" };
const meanings = {
  write: "Time to serialize over that of the baseline: the geometric mean over the chosen comparisons.",
  read: "Time to deserialize over that of the baseline, as for Serialize.",
  size: "Size of the output over that of the baseline.",
  allocated: "Allocated bytes of both operations over those of the baseline.",
  first: "First calls of both operations in a fresh process over those of the baseline.",
};

/** The id of its table in the address. */
const tableId = "t0";

/**
 * Adds the section behind an element; returns what draws it again.
 * @param {Element} place
 * @param {Data} data
 * @param {State} state
 * @param {() => void} changed
 */
export function addExplorer(place, data, state, changed) {
  const result = element("div", {});
  place.after(element("section", { id: "compare" },
    element("h2", {}, "Compare by your own rules"),
    element("p", {}, "Choose the data, the baseline, and what counts for you. The score is the weighted geometric mean of the ratios; "
      + "below 1 is better than the baseline. Filters at the top of the page leave out rows here too. A row's name opens its details."),
    compareControls(data, state, changed), result));
  return () => result.replaceChildren(...draw(data, state, changed));
}

/**
 * @param {Data} data
 * @param {State} state
 * @param {() => void} changed
 */
function draw(data, state, changed) {
  const { lines, baseline, comparisons, measures } = compareRows(data, state);
  if (comparisons.length === 0 || lines.length === 0) {
    return [element("p", { class: "warning" }, comparisons.length === 0
      ? `${baseline.name} has no number in the chosen comparisons: choose another baseline.`
      : "No row is left: choose fewer filters.")];
  }
  const shown = measures.filter(measure => lines.some(line => line.ratios[measure] !== undefined));
  const table = element("table", { id: tableId });
  table.createTHead().append(element("tr", {},
    head("Serializer", ""),
    ...(state.bandwidth > 0 ? [head(`At ${bandwidthText(state.bandwidth)}`,
      "Time to write, to send at this bandwidth and to read, over that of the baseline.")] : []),
    head("Score", "The weighted geometric mean of the ratios, with the weights above."),
    ...shown.flatMap(measure => [head(headings[measure], meanings[measure]), ...(hasError(measure) ? [head("±",
      "Half of the 95 % interval, at most: the errors of several comparisons are not taken to cancel.")] : [])]),
    head("Tables", "Comparisons with a number, where some are missing."), head("Mark", "Restrictions; each sign explains itself.")));
  const body = table.createTBody();
  for (const line of lines) {
    body.append(element("tr", { class: line.row === baseline ? "baseline" : line.isUnbeaten ? "unbeaten" : "" },
      element("th", { scope: "row" },
        element("button", { type: "button", class: "name", onclick: () => openRow(data, line.row, comparisons) }, line.row.name)),
      ...(state.bandwidth > 0 ? [ratioCell(line.send)] : []),
      ratioCell(line.score),
      ...shown.flatMap(measure =>
        [ratioCell(line.ratios[measure]), ...(hasError(measure) ? [errorCell(line, measure, baseline.name)] : [])]),
      line.whole ? element("td", {}) : element("td", { class: "warning", tabindex: 0, "data-tip": missingOf(line, data, comparisons) },
        `${line.cases.length} of ${comparisons.length}`),
      element("td", { class: "warning" }, ...line.marks.flatMap(sign =>
        [element("span", { tabindex: 0, "data-tip": data.marks[sign] ?? "" }, sign), " "]))));
  }
  const by = state.sorted.get(tableId);
  makeSortable(table, chosen => {
    state.sorted.set(tableId, chosen);
    changed();
    // The table that had the focus has been drawn again.
    byId(tableId, HTMLTableElement)?.rows[0].cells[Number.parseInt(chosen, 10)].querySelector("button")?.focus();
  });
  if (by) {
    sortTable(table, by);
  }
  const picture = frontierOf(lines, baseline.name, !measures.includes("write") ? "time of first calls"
    : state.bandwidth > 0 ? `time to write, send at ${bandwidthText(state.bandwidth)} and read` : "time to write and read");
  const holder = element("div", { class: "scroll", role: "region", "aria-label": "Rows by your own rules", tabindex: 0 }, table);
  const parts = element("div", {}, holder);
  addCopies(table);
  return [
    element("p", { class: "note" }, `${lines.length} rows in ${comparisons.length} comparisons with ${baseline.name}: `
      + [...new Set(comparisons.map(one => one.data))].slice(0, 6).join(", ") + (comparisons.length > 6 ? ", ..." : "")),
    parts,
    ...(picture ? [element("h3", {}, "Time and size"),
      element("p", {}, `Over ${baseline.name}; down and to the left is better. The line joins the exact rows that no other beats in both; `
        + "rows with marks are hollow."),
      element("figure", { class: "live", tabindex: 0 }, picture)] : []),
    ...targetTable(data, lines, comparisons),
    ...fidelityTable(data, lines),
  ];
}

/** @param {Measure} measure */
const hasError = measure => measure === "write" || measure === "read";

/**
 * @param {string} name
 * @param {string} meaning
 */
const head = (name, meaning) =>
  element("th", { scope: "col", class: name === "Serializer" || name === "Mark" ? "" : "n", title: meaning }, name);

/** @param {number | undefined} value */
const ratioCell = value => value === undefined ? element("td", { class: "n" })
  : element("td", { class: "n", "data-v": value }, ratioText(value));

/**
 * @param {Line} line
 * @param {Measure} measure
 * @param {string} baseline
 */
function errorCell(line, measure, baseline) {
  const error = line.errors[measure];
  return error === undefined || line.row.name === baseline ? element("td", { class: "n" })
    : element("td", { class: "n", "data-v": Math.exp(error) - 1 }, percentText(Math.exp(error) - 1));
}

/**
 * @param {Line} line
 * @param {Data} data
 * @param {import("./types.js").Comparison[]} comparisons
 */
function missingOf(line, data, comparisons) {
  return comparisons.filter(one => !line.cases.some(mine => one.cases.includes(mine)))
    .map(one => `${one.data}: ${one.cases.find(other => data.rows[other.row] === line.row)?.missing ?? "not in the plan"}`).join("; ");
}
