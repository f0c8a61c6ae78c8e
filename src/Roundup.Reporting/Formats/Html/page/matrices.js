// @ts-check
// Tables of the chosen serializers against runtimes and datasets.
import { element } from "./dom.js";
import { ratioText } from "./numbers.js";
import { leavable } from "./state.js";

/** @import { Case, Comparison, Data, Row } from "./types.js" */

/**
 * Times on each target over those on the first of the chosen ones; nothing where the run has one target.
 * @param {Data} data
 * @param {Row[]} rows
 * @param {Comparison[]} comparisons
 */
export function targetTable(data, rows, comparisons) {
  const [first, ...others] = [...new Set([comparisons[0].target, ...data.comparisons.map(one => one.target)])];
  if (others.length === 0) {
    return [];
  }
  const wanted = comparisons.filter(one => one.target === first);
  return [
    element("h3", {}, "Runtimes side by side"),
    element("p", {}, `The times of each serializer relative to its own on ${first}: the geometric mean over the chosen data; `
      + "below 1 is faster there. Runtimes may have been measured one after the other."),
    matrix("Runtimes side by side", others, rows.filter(row => data.comparisons.some(one => one.target !== first
      && one.cases.some(found => data.rows[found.row] === row && (found.write ?? found.read ?? found.first)))), (row, target) => {
      const place = data.rows.indexOf(row);
      let [sum, n] = [0, 0];
      for (const one of wanted) {
        const there = data.comparisons.find(other => other.target === target && other.data === one.data && other.shape === one.shape);
        const pair = [there, one].map(comparison => comparison?.cases.find(found => found.row === place));
        for (const times of timesOf(pair[0], pair[1])) {
          sum += Math.log(times[0] / times[1]);
          n++;
        }
      }
      const ratio = Math.exp(sum / n);
      const all = wanted.flatMap(one => one.cases.filter(found => found.row === place)).flatMap(one => timesOf(one, one)).length;
      return n === 0 ? element("td", {})
        : element("td", { class: `n h${heatOf(ratio)}`, "data-v": ratio }, ratioText(ratio) + (n < all ? ` (${n} of ${all})` : ""));
    }),
  ];
}

/**
 * What came back of each dataset: all, or what the mark says, or why there is nothing.
 * @param {Data} data
 * @param {Row[]} rows
 * @param {string | undefined} only the chosen dataset
 */
export function fidelityTable(data, rows, only) {
  const datasets = [...new Set(data.comparisons.map(one => one.dataset))].filter(name => (only ?? "*") === "*" || name === only);
  const places = new Set(rows.map(row => data.rows.indexOf(row)));
  const isExact = (/** @type {Case} */ one) =>
    !one.missing && !(one.marks ?? "").split(" ").some(mark => leavable.lossy.test.test(mark));
  const isAllExact = data.comparisons.filter(one => datasets.includes(one.dataset))
    .every(one => one.cases.every(found => !places.has(found.row) || isExact(found)));
  const title = element("h3", {}, "Round trips");
  return isAllExact ? [title, element("p", {}, `All ${rows.length} serializers round-trip all data without loss.`)] : [
    title,
    element("p", {}, "For each dataset: exact, or the mark of what is lost, or why it was not measured."),
    matrix("Round trips", datasets, rows, (row, dataset) => {
      const place = data.rows.indexOf(row);
      const mine = data.comparisons.filter(one => one.dataset === dataset).flatMap(one => one.cases.filter(found => found.row === place));
      const lost = [...new Set(mine.flatMap(one => (one.marks ?? "").split(" ")).filter(mark => leavable.lossy.test.test(mark)))];
      const missing = [...new Set(mine.map(one => one.missing ?? "").filter(Boolean))];
      const isMeasured = mine.some(one => one.write ?? one.read ?? one.first);
      const text = lost.length > 0 ? lost.join(" ") : isMeasured ? "exact" : missing.length > 0 ? missing[0].split(":")[0] : "";
      const tip = [...lost.map(mark => `${mark}: ${data.marks[mark] ?? ""}`), ...missing].join(" ");
      return !tip ? element("td", {}, text)
        : element("td", { class: text === "exact" ? "" : "warning", tabindex: 0, "data-tip": tip }, text);
    }),
  ];
}

/**
 * @param {string} name
 * @param {string[]} columns
 * @param {Row[]} rows
 * @param {(row: Row, column: string) => HTMLTableCellElement} cell
 */
function matrix(name, columns, rows, cell) {
  return element("div", { class: "scroll", role: "region", "aria-label": name, tabindex: 0 }, element("table", {},
    element("thead", {}, element("tr", {}, ...["Serializer", ...columns].map(column => element("th", { scope: "col" }, column)))),
    element("tbody", {}, ...rows.map(row => element("tr", {}, element("th", { scope: "row" }, row.name),
      ...columns.map(column => cell(row, column)))))));
}

/**
 * The times that two cases have both: those of warm calls, or else of first calls.
 * @param {Case | undefined} one
 * @param {Case | undefined} other
 */
function timesOf(one, other) {
  const isWarm = other?.write ?? other?.read;
  return (isWarm ? [[one?.write?.ns, other?.write?.ns], [one?.read?.ns, other?.read?.ns]] : [[one?.first, other?.first]])
    .filter(/** @returns {pair is [number, number]} */ pair => pair[0] !== undefined && pair[1] !== undefined);
}

/** @param {number} ratio */
const heatOf = ratio => 3 + Math.max(-3, Math.min(3, Math.round(Math.log2(ratio))));
