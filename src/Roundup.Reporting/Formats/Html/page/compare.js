// @ts-check
// What the reader's choice makes of the numbers: pure functions.
import { isChosen, wordsOf } from "./choice.js";
import { scopes } from "./state.js";

/** @import { Data, Row, Case, Comparison, Measure, Rank, Ranking } from "./types.js" */
/** @import { State } from "./state.js" */

/** @type {Measure[]} */
const measures = ["write", "read", "size", "allocated", "first"];

const operations = /** @type {const} */ (["write", "read"]);

/**
 * A row over the chosen comparisons. Where the page carries a ranking of the reader's choice, the numbers are that ranking's; else they are
 * estimates: geometric means of ratios to the baseline, over the comparisons in which the baseline has the measure, without intervals.
 * @typedef {object} Line
 * @property {Row} row
 * @property {string[]} marks
 * @property {Record<Measure, number | undefined>} ratios
 * @property {number | undefined} score what counts, as one ratio
 * @property {number} complete the comparisons in which it has all that counts
 * @property {boolean} whole whether these are all
 * @property {Rank} [rank] the row of the ranking that the page carries
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
 * The measures that a run has, each with its usual weight: both operations, or else first calls.
 * @param {Data} data
 * @returns {Map<Measure, number>}
 */
export function usualWeights(data) {
  const cases = data.comparisons.flatMap(one => one.cases);
  const known = measures.filter(measure => cases.some(one =>
    (measure === "allocated" ? one.write?.allocated ?? one.read?.allocated : one[measure]) !== undefined));
  const counts = known.includes("write") || known.includes("read") ? ["write", "read"] : ["first"];
  return new Map(known.map(measure => [measure, counts.includes(measure) ? 1 : 0]));
}

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
 * The case of the baseline that a comparison is with. That of the report may be on another target.
 * @param {Data} data
 * @param {State} state
 * @param {Comparison} one
 * @param {number} baseline
 */
function baseOf(data, state, one, baseline) {
  const target = state.baseline ? one.target : data.baselineTarget ?? one.target;
  const there = data.comparisons.find(other => other.data === one.data && other.shape === one.shape && other.target === target);
  return there?.cases.find(other => other.row === baseline);
}

/**
 * The ranking that the page carries of what the reader chose; undefined where he has a baseline, counts or data of his own.
 * @param {Data} data
 * @param {State} state
 * @param {Map<Measure, number>} weights
 */
function rankingOf(data, state, weights) {
  const wanted = { ...usualScope(data), ...state.scope };
  const counts = state.bandwidth > 0 ? `mbits:${state.bandwidth}`
    : [...weights].filter(([, weight]) => weight > 0).map(([measure, weight]) => `${measure}:${weight}`).join(" ");
  return state.baseline !== "" || wanted.data !== "*" ? undefined : data.rankings?.find(one => one.counts === counts
    && one.target === wanted.target && one.shape === wanted.shape && (one.dataset ?? "*") === wanted.dataset);
}

/**
 * The rows that the reader has chosen, the best first, then those that lack comparisons.
 * @param {Data} data
 * @param {State} state
 */
export function compareRows(data, state) {
  const baseline = baselineOf(data, state);
  const comparisons = chosenComparisons(data, state)
    .map(one => ({ one, base: baseOf(data, state, one, baseline) }))
    .filter(pair => pair.base && hasNumber(pair.base));
  /** @type {{ mine: Case, base: Case }[][]} */
  const pairs = data.rows.map(() => []);
  for (const { one, base } of comparisons) {
    for (const mine of one.cases) {
      pairs[mine.row].push({ mine, base: /** @type {Case} */ (base) });
    }
  }
  const words = wordsOf(state.filter);
  const weights = new Map([...usualWeights(data)].map(([measure, usual]) => [measure, state.weights[measure] ?? usual]));
  const ranking = rankingOf(data, state, weights);
  const ranks = new Map(ranking?.rows.map(rank => [rank.row, rank]));
  const lines = data.rows
    .map((row, i) => ({ row, some: pairs[i], rank: ranks.get(i) }))
    .filter(({ row, some }) => some.some(pair => hasNumber(pair.mine)) && !row.floor
      && (words.length === 0 || words.some(word => textOfRow(row).includes(word))))
    .map(({ row, some, rank }) => lineOf(row, some, weights, comparisons.length, ranking, rank))
    .filter(line => isChosen(line.row, line.marks, state) || line.row === data.rows[baseline]);
  lines.sort((a, b) => Number(b.whole) - Number(a.whole) || (a.score ?? Infinity) - (b.score ?? Infinity)
    || a.row.name.localeCompare(b.row.name, "en"));
  return { lines, baseline: data.rows[baseline], weights, ranking, comparisons: comparisons.map(pair => pair.one) };
}

/** @param {Case} one */
const hasNumber = one => Boolean(one.write ?? one.read) || one.first !== undefined;

/** @param {Row} row */
const textOfRow = row => [row.name, ...Object.values(row.facts)].join(" ").toLowerCase();

/**
 * @param {Row} row
 * @param {{ mine: Case, base: Case }[]} some
 * @param {Map<Measure, number>} weights
 * @param {number} all the number of comparisons
 * @param {Ranking | undefined} ranking
 * @param {Rank | undefined} rank
 * @returns {Line}
 */
function lineOf(row, some, weights, all, ranking, rank) {
  /** @param {Measure} measure */
  const mean = measure => rank?.[measure]?.[0] ?? meanOf(some.flatMap(({ mine, base }) => ratiosOf(measure, mine, base)));
  const ratios = {
    write: mean("write"), read: mean("read"), size: mean("size"), allocated: mean("allocated"), first: mean("first"),
  };
  const counting = [...weights].filter(([, weight]) => weight > 0);
  const complete = some.filter(({ mine, base }) =>
    counting.every(([measure]) => ratiosOf(measure, mine, base).every(ratio => ratio !== undefined))).length;
  return {
    row,
    marks: [...new Set(some.flatMap(({ mine }) => (mine.marks ?? "").split(" ").filter(Boolean)))],
    ratios,
    score: ranking ? rank?.score[0] : scoreOf(ratios, counting),
    complete,
    whole: complete === all,
    rank,
  };
}

/**
 * The ratios of a measure that the baseline has; one that the row lacks is NaN and then undefined.
 * @param {Measure} measure
 * @param {Case} mine
 * @param {Case} base
 * @returns {(number | undefined)[]}
 */
function ratiosOf(measure, mine, base) {
  switch (measure) {
    case "write":
    case "read":
      return base[measure] ? [timeRatio(mine, base, measure)] : [];
    case "allocated":
      return operations.filter(by => (base[by]?.allocated ?? 0) > 0)
        .map(by => mine[by]?.allocated === undefined ? undefined : Number(mine[by]?.allocated) / Number(base[by]?.allocated));
    default:
      return ifKnown(base[measure], other => Number(mine[measure] ?? NaN) / other)
        .map(ratio => Number.isNaN(ratio) ? undefined : ratio);
  }
}

/**
 * @template T
 * @param {number | undefined} value
 * @param {(value: number) => T} ratio
 * @returns {T[]}
 */
const ifKnown = (value, ratio) => value !== undefined && value > 0 ? [ratio(value)] : [];

/**
 * Ratios to the same baseline in the same rounds: it cancels. Rows that have none are compared by their times.
 * @param {Case} mine
 * @param {Case} base
 * @param {"write" | "read"} by
 */
function timeRatio(mine, base, by) {
  const [one, other] = [mine[by], base[by]];
  return one === undefined || other === undefined ? undefined
    : one.ratio !== undefined && other.ratio !== undefined ? one.ratio / other.ratio
    : one.ns / other.ns;
}

/**
 * The geometric mean of what is known; one ratio of 0 makes it 0.
 * @param {(number | undefined)[]} some
 */
function meanOf(some) {
  const known = some.filter(/** @returns {value is number} */ value => value !== undefined && !Number.isNaN(value));
  return known.length === 0 ? undefined : Math.exp(known.reduce((sum, value) => sum + Math.log(value), 0) / known.length);
}

/**
 * @param {Record<Measure, number | undefined>} ratios
 * @param {[Measure, number][]} counting
 */
function scoreOf(ratios, counting) {
  const weights = counting.reduce((sum, [, weight]) => sum + weight, 0);
  const score = Math.exp(counting.reduce((sum, [measure, weight]) => sum + weight * Math.log(ratios[measure] ?? NaN), 0) / weights);
  return Number.isNaN(score) ? undefined : score;
}
