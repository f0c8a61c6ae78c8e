// @ts-check
// The section in which the reader chooses a ranking.
import { byId, element } from "./dom.js";
import { compareRows, measures } from "./compare.js";
import { compareControls, headings } from "./controls.js";
import { percentText, ratioText } from "./numbers.js";
import { fidelityTable, targetTable } from "./matrices.js";
import { openRow } from "./rowDialog.js";
import { makeSortable, sortTable, addCopies } from "./tables.js";

/** @import { Data } from "./types.js" */
/** @import { State } from "./state.js" */
/** @import { Line } from "./compare.js" */

const meanings = {
  write: "Time to serialize relative to the baseline: the geometric mean over the tables.",
  read: "Time to deserialize relative to the baseline, as for Serialize.",
  size: "Size of the output relative to the baseline.",
  allocated: "Allocated bytes of both operations relative to the baseline.",
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
    element("h2", {}, "Rankings"),
    element("p", {}, "Choose the data, the weights and the baseline; below 1 is better than the baseline. The filters at the top "
      + "of the page apply here too. The name of a serializer opens its details. Other weights: roundup advise --weights."),
    compareControls(data, state, changed), result));
  return () => result.replaceChildren(...draw(data, state, changed));
}

/**
 * @param {Data} data
 * @param {State} state
 * @param {() => void} changed
 */
function draw(data, state, changed) {
  const { lines, rows, baseline, comparisons, ranking } = compareRows(data, state);
  const matrices = () => [...targetTable(data, rows, comparisons), ...fidelityTable(data, rows, state.scope.dataset)];
  if (!ranking || rows.length === 0 || lines.length === 0) {
    return [element("p", { class: "warning" }, rows.length === 0 ? "No serializer is left: remove filters or choose other data."
      : ranking ? `${baseline.name} was not measured with all of this data: choose another baseline.`
      : (data.rankings ?? []).length === 0 ? "The report has no ranking: the tables below can be sorted and filtered."
      : "The report has no ranking of this choice: choose all datasets and counts, or rank by the first choice."),
    ...(rows.length === 0 ? [] : matrices())];
  }
  const isReports = state.baseline === "";
  /** @type {[key: string, heading: string, meaning: string, cells: (line: Line) => HTMLTableCellElement][]} */
  const columns = [
    column("rank", "Rank", "The ranks that the serializer can have within its uncertainty, among all serializers.", line => element("td",
      { class: "n", ...(line.rank.rank ? { "data-v": Number.parseInt(line.rank.rank, 10) } : {}) }, line.rank.rank ?? "")),
    ...withError("score", "Score", `Relative to the baseline: ${ranking.name}.`, line => line.score,
      isReports ? line => line.rank.score : undefined),
    ...measures.filter(measure => lines.some(line => line.ratios[measure] !== undefined)).flatMap(measure =>
      withError(measure, headings[measure], meanings[measure], line => line.ratios[measure],
        isReports && lines.some(line => line.intervals[measure]?.[1] !== undefined) ? line => line.intervals[measure] : undefined)),
    ...(lines.every(line => line.rank.tables === undefined) ? [] : [column("complete", "Tables",
      "The number of tables in which the serializer was measured, if not all.", line => line.rank.tables === undefined
        ? element("td", {})
        : element("td", { class: "warning", tabindex: 0, "data-tip": missingOf(line, data, comparisons) }, `${line.rank.tables}`))]),
  ];
  const table = element("table", { id: tableId });
  table.createTHead().append(element("tr", {}, head("name", "Serializer", "", false),
    ...columns.map(([key, heading, meaning]) => head(key, heading, meaning, true)),
    head("mark", "Mark", "Restrictions; point at a sign for its meaning.", false)));
  const body = table.createTBody();
  for (const line of lines) {
    body.append(element("tr", { class: line.row === baseline ? "baseline" : line.rank.paretoOptimal ? "best" : "" },
      element("th", { scope: "row" },
        element("button", { type: "button", class: "name", onclick: () => openRow(data, line.row, comparisons) }, line.row.name)),
      ...columns.map(([, , , cell]) => cell(line)),
      element("td", { class: "warning" }, ...line.marks.flatMap(sign =>
        [element("span", { tabindex: 0, "data-tip": data.marks[sign] ?? "" }, sign), " "]))));
  }
  const by = state.sorted.get(tableId);
  makeSortable(table, chosen => {
    state.sorted.set(tableId, chosen);
    changed();
    // The table that had the focus has been drawn again.
    const button = byId(tableId, HTMLTableElement)?.querySelector("[aria-sort] button");
    if (button instanceof HTMLButtonElement) {
      button.focus();
    }
  });
  if (by) {
    sortTable(table, by);
  }
  const holder = element("div", { class: "scroll", role: "region", "aria-label": "Ranking", tabindex: 0 }, table);
  const parts = element("div", {}, holder);
  addCopies(table);
  return [
    element("p", { class: "note" }, `${lines.length} ${lines.length === 1 ? "serializer" : "serializers"} relative to ${baseline.name}`
      + (data.baselineTarget && isReports ? ` on ${data.baselineTarget}: ` : ": ")
      + [...new Set(comparisons.map(one => one.data))].slice(0, 6).join(", ") + (comparisons.length > 6 ? ", ..." : ".")),
    element("p", { class: "note" }, "Ranks are among all serializers."
      + (isReports ? " ± is half of the 95 % interval." : " Intervals are known for the report's baseline alone.")
      + (lines.some(line => line.rank.paretoOptimal)
        ? " Blue: Pareto-optimal (none with output as small is significantly faster)." : "")),
    parts,
    ...matrices(),
  ];
}

/**
 * @param {string} key
 * @param {string} heading
 * @param {string} meaning
 * @param {(line: Line) => HTMLTableCellElement} cell
 * @returns {[string, string, string, (line: Line) => HTMLTableCellElement]}
 */
const column = (key, heading, meaning, cell) => [key, heading, meaning, cell];

/**
 * A column of ratios, and one of their errors where the ranking has intervals.
 * @param {string} key
 * @param {string} heading
 * @param {string} meaning
 * @param {(line: Line) => number | undefined} ratio
 * @param {((line: Line) => number[] | undefined) | undefined} interval the ratio with the ends of its interval
 */
const withError = (key, heading, meaning, ratio, interval) => [
  column(key, heading, meaning, line => ratioCell(ratio(line))),
  ...(interval ? [column(`${key}-error`, "±", "Half of the 95 % interval, as a share.", line => errorCell(interval(line)))] : []),
];

/**
 * @param {string} key for the address: columns come and go
 * @param {string} name
 * @param {string} meaning
 * @param {boolean} isNumeric
 */
const head = (key, name, meaning, isNumeric) =>
  element("th", { scope: "col", class: isNumeric ? "n" : "", title: meaning, "data-key": key }, name);

/** @param {number | undefined} value */
const ratioCell = value => value === undefined ? element("td", { class: "n" })
  : element("td", { class: "n", "data-v": value }, ratioText(value));

/** @param {number[] | undefined} interval a ratio with the ends of its interval; they are equal for the baseline */
function errorCell(interval) {
  const [, low, high] = interval ?? [];
  const error = low === undefined ? 0 : Math.sqrt(high / low) - 1;
  return error === 0 ? element("td", { class: "n" }) : element("td", { class: "n", "data-v": error }, percentText(error));
}

/**
 * @param {Line} line
 * @param {Data} data
 * @param {import("./types.js").Comparison[]} comparisons
 */
function missingOf(line, data, comparisons) {
  const place = data.rows.indexOf(line.row);
  return comparisons.flatMap(one => {
    const mine = one.cases.find(other => other.row === place);
    return mine && !mine.missing ? [] : [`${one.data}, ${one.shape}, ${one.target}: ${mine?.missing ?? "not planned"}`];
  }).join("; ");
}
