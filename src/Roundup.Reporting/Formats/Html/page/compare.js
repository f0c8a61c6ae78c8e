// @ts-check
// What the reader's choice makes of the rankings that the page carries: pure functions.
import { isChosen, wordsOf } from "./choice.js";
import { scopes } from "./state.js";

/** @import { Case, Comparison, Data, Row, Measure, Rank } from "./types.js" */
/** @import { State } from "./state.js" */

/**
 * What is compared, in the order of the columns.
 * @type {Measure[]}
 */
export const measures = ["write", "read", "size", "allocated"];

/**
 * A row of a ranking. The ratios are to the reader's baseline; intervals are those to the report's.
 * @typedef {object} Line
 * @property {Row} row
 * @property {string[]} marks
 * @property {Partial<Record<Measure, number>>} ratios those that both it and the baseline have
 * @property {Partial<Record<Measure, number[]>>} intervals the ratios with the ends of their 95 % intervals
 * @property {number} score what counts, as one ratio
 * @property {Rank} rank
 */

/**
 * What is compared unless the reader chooses: the first target, and Bytes or else its first shape. Others are other work.
 * @param {Data} data
 */
export function usualScope(data) {
  const { target } = data.comparisons[0];
  const shapes = data.comparisons.filter(one => one.target === target).map(one => one.shape);
  return { dataset: "*", data: "*", shape: shapes.includes("Bytes") ? "Bytes" : shapes[0], target };
}

/**
 * What can count: the first is the usual one.
 * @param {Data} data
 * @returns {[counts: string, name: string][]}
 */
export const countsOf = data => [...new Map((data.rankings ?? []).map(one => [one.counts, one.name]))];

/**
 * @param {Data} data
 * @param {State} state
 */
export function chosenComparisons(data, state) {
  const wanted = { ...usualScope(data), ...state.scope };
  return data.comparisons.filter(one => scopes.every(name => wanted[name] === "*" || wanted[name] === one[name]));
}

/**
 * The baseline: the reader's, or that of the report.
 * @param {Data} data
 * @param {State} state
 */
export function baselineOf(data, state) {
  const names = data.rows.map(row => row.name);
  return Math.max(0, names.indexOf(names.includes(state.baseline) ? state.baseline : data.baseline ?? ""));
}

/**
 * The ranking of the chosen data by what counts; undefined where the report has none.
 * @param {Data} data
 * @param {State} state
 * @param {string} counts
 */
function rankingOf(data, state, counts) {
  const wanted = { ...usualScope(data), ...state.scope };
  return wanted.data !== "*" ? undefined : data.rankings?.find(one => one.counts === counts
    && one.target === wanted.target && one.shape === wanted.shape && (one.dataset ?? "*") === wanted.dataset);
}

/**
 * The rows that the reader has chosen, in the order of the ranking; without a ranking there are no lines.
 * @param {Data} data
 * @param {State} state
 */
export function compareRows(data, state) {
  const baseline = baselineOf(data, state);
  const comparisons = chosenComparisons(data, state);
  const usual = countsOf(data)[0]?.[0] ?? "";
  const ranking = rankingOf(data, state, state.counts || usual);
  // The parts of a score do not depend on the weights.
  const parts = new Map(rankingOf(data, state, usual)?.rows.map(rank => [rank.row, rank]));
  const base = state.baseline === "" ? undefined : ranking?.rows.find(rank => rank.row === baseline);
  // Means over different tables are never compared.
  const isBased = state.baseline === "" || (base !== undefined && base.tables === undefined);
  const words = wordsOf(state.filter);
  const cases = casesByRow(comparisons);
  const chosen = data.rows.map((row, i) => ({ row, marks: marksOf(cases.get(i) ?? []), i })).filter(({ row, marks, i }) => !row.reference
    && cases.get(i)?.some(hasNumber)
    && (words.length === 0 || words.some(word => textOfRow(row).includes(word)))
    && (isChosen(row, marks, state) || i === baseline));
  const byPlace = new Map(chosen.map(one => [one.i, one]));
  const ranks = !isBased ? [] : (ranking?.rows ?? []).filter(rank => !base || rank.tables === undefined);
  const lines = ranks.flatMap(rank => {
    const one = byPlace.get(rank.row);
    return one ? [lineOf(one.row, one.marks, rank, parts.get(rank.row), base, base && parts.get(base.row))] : [];
  });
  return { lines, rows: chosen.map(({ row }) => row), baseline: data.rows[baseline], ranking, comparisons };
}

/**
 * The cases of each row that has some, by its place in Data.rows.
 * @param {Comparison[]} comparisons
 */
function casesByRow(comparisons) {
  /** @type {Map<number, Case[]>} */
  const byRow = new Map();
  for (const one of comparisons.flatMap(comparison => comparison.cases)) {
    const cases = byRow.get(one.row);
    if (cases) {
      cases.push(one);
    } else {
      byRow.set(one.row, [one]);
    }
  }
  return byRow;
}

/** @param {Case} one */
const hasNumber = one => Boolean(one.write ?? one.read) || one.first !== undefined;

/** @param {Case[]} cases */
const marksOf = cases => [...new Set(cases.flatMap(one => (one.marks ?? "").split(" ").filter(Boolean)))];

/** @param {Row} row */
const textOfRow = row => [row.name, ...Object.values(row.facts)].join(" ").toLowerCase();

/**
 * @param {Row} row
 * @param {string[]} marks
 * @param {Rank} rank
 * @param {Rank | undefined} parts
 * @param {Rank | undefined} base the reader's baseline; undefined: that of the report
 * @param {Rank | undefined} partsOfBase
 * @returns {Line}
 */
function lineOf(row, marks, rank, parts, base, partsOfBase) {
  /** @type {Line} */
  const line = { row, marks, rank, ratios: {}, intervals: {}, score: rank.score[0] / (base?.score[0] ?? 1) };
  for (const measure of measures) {
    const [own, other] = [parts?.[measure], partsOfBase?.[measure]];
    if (own && (!base || other)) {
      line.ratios[measure] = own[0] / (other?.[0] ?? 1);
      line.intervals[measure] = own;
    }
  }
  return line;
}
