// @ts-check
// What the reader's choice makes of the numbers: pure functions.
import { isChosen, wordsOf } from "./choice.js";
import { leavable } from "./state.js";

/** @import { Data, Row, Case, Comparison, Measure, Time } from "./types.js" */
/** @import { State } from "./state.js" */

/** @type {Measure[]} */
const measures = ["write", "read", "size", "allocated", "first"];

const operations = /** @type {const} */ (["write", "read"]);

/**
 * A row over the chosen comparisons; each number is a geometric mean of ratios to the baseline.
 * @typedef {object} Line
 * @property {Row} row
 * @property {Case[]} cases
 * @property {string[]} marks
 * @property {Record<Measure, number | undefined>} ratios
 * @property {Record<Measure, number | undefined>} errors half of the interval of the logarithm, at most
 * @property {number | undefined} score weighted geometric mean
 * @property {number | undefined} send time to write, send and read
 * @property {boolean} whole whether it has all comparisons
 * @property {boolean} isUnbeaten whether no row is better in both, time and size
 */

/**
 * What is compared unless the reader chooses: the first target, and Bytes or else its first shape. Others are other work.
 * @param {Data} data
 */
export function usualScope(data) {
  const { target } = data.comparisons[0];
  const shapes = data.comparisons.filter(one => one.target === target).map(one => one.shape);
  return { dataset: "*", shape: shapes.includes("Bytes") ? "Bytes" : shapes[0], target };
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
  return data.comparisons.filter(one => /** @type {const} */ (["dataset", "shape", "target"])
    .every(name => wanted[name] === "*" || wanted[name] === one[name]));
}

/**
 * The baseline: the reader's, that of the report, or the first row with numbers.
 * @param {Data} data
 * @param {State} state
 */
export function baselineOf(data, state) {
  const names = data.rows.map(row => row.name);
  const place = names.indexOf(names.includes(state.baseline) ? state.baseline : data.baseline ?? "");
  return place >= 0 ? place : data.comparisons[0].cases.find(one => one.write ?? one.read ?? one.first)?.row ?? 0;
}

/**
 * The rows that the reader has chosen, the best score first, then those that lack comparisons.
 * @param {Data} data
 * @param {State} state
 */
export function compareRows(data, state) {
  const baseline = baselineOf(data, state);
  const comparisons = chosenComparisons(data, state)
    .map(one => ({ one, base: one.cases.find(other => other.row === baseline) }))
    .filter(pair => pair.base && hasNumber(pair.base));
  /** @type {{ mine: Case, base: Case }[][]} */
  const pairs = data.rows.map(() => []);
  for (const { one, base } of comparisons) {
    for (const mine of one.cases.filter(hasNumber)) {
      pairs[mine.row].push({ mine, base: /** @type {Case} */ (base) });
    }
  }
  const words = wordsOf(state.filter);
  const weights = new Map([...usualWeights(data)].map(([measure, usual]) => [measure, state.weights[measure] ?? usual]));
  const lines = data.rows
    .map((row, i) => ({ row, some: pairs[i] }))
    .filter(({ row, some }) => some.length > 0 && !row.floor
      && (words.length === 0 || words.some(word => textOfRow(row).includes(word))))
    .map(({ row, some }) => lineOf(row, some, weights, state.bandwidth, comparisons.length))
    .filter(line => isChosen(line.row, line.marks, state) || line.row === data.rows[baseline]);
  for (const line of lines) {
    const { size } = line.ratios;
    const time = timeOf(line);
    line.isUnbeaten = size !== undefined && time !== undefined && line.whole && !line.marks.some(mark => leavable.lossy.test.test(mark))
      && !lines.some(other => other !== line && isBetter(other, size, time));
  }
  const order = (/** @type {Line} */ line) => (state.bandwidth > 0 ? line.send : line.score) ?? Infinity;
  lines.sort((a, b) => Number(b.whole) - Number(a.whole) || order(a) - order(b) || a.row.name.localeCompare(b.row.name, "en"));
  return { lines, baseline: data.rows[baseline], measures: [...weights.keys()], comparisons: comparisons.map(pair => pair.one) };
}

/**
 * The time of a line over the baseline's: with sending where it is asked for.
 * @param {Line} line
 */
export const timeOf = line => line.send ?? line.ratios.first;

/**
 * @param {Line} other
 * @param {number} size
 * @param {number} time
 */
function isBetter(other, size, time) {
  const [itsSize, itsTime] = [other.ratios.size, timeOf(other)];
  return itsSize !== undefined && itsTime !== undefined && other.whole && !other.marks.some(mark => leavable.lossy.test.test(mark))
    && itsSize <= size && itsTime <= time && (itsSize < size || itsTime < time);
}

/** @param {Case} one */
const hasNumber = one => Boolean(one.write ?? one.read) || one.first !== undefined;

/** @param {Row} row */
const textOfRow = row => [row.name, ...Object.values(row.facts)].join(" ").toLowerCase();

/**
 * @param {Row} row
 * @param {{ mine: Case, base: Case }[]} some
 * @param {Map<Measure, number>} weights
 * @param {number} bandwidth
 * @param {number} all
 * @returns {Line}
 */
function lineOf(row, some, weights, bandwidth, all) {
  /** @param {(one: Case, base: Case) => number | undefined} ratio */
  const mean = ratio => meanOf(some.map(({ mine, base }) => ratio(mine, base)));
  const ratios = {
    write: mean((one, base) => timeRatio(one.write, base.write)),
    read: mean((one, base) => timeRatio(one.read, base.read)),
    size: mean((one, base) => over(one.size, base.size)),
    allocated: meanOf(some.flatMap(({ mine, base }) => operations.filter(by => mine[by])
      .map(by => over(mine[by]?.allocated, base[by]?.allocated)))),
    first: mean((one, base) => over(one.first, base.first)),
  };
  return {
    row,
    cases: some.map(pair => pair.mine),
    marks: [...new Set(some.flatMap(({ mine }) => (mine.marks ?? "").split(" ").filter(Boolean)))],
    ratios,
    errors: {
      write: meanError(some.map(({ mine, base }) => [mine.write, base.write])),
      read: meanError(some.map(({ mine, base }) => [mine.read, base.read])),
      size: undefined, allocated: undefined, first: undefined,
    },
    score: scoreOf(ratios, weights),
    send: mean((one, base) => over(timeToSend(one, bandwidth), timeToSend(base, bandwidth))),
    whole: some.length === all,
    isUnbeaten: false,
  };
}

/**
 * Both ratios are to the same baseline in the same rounds, so that it cancels.
 * @param {Time | undefined} one
 * @param {Time | undefined} base
 */
function timeRatio(one, base) {
  return one?.ratio !== undefined && base?.ratio !== undefined ? one.ratio / base.ratio : over(one?.ns, base?.ns);
}

/**
 * Half of the interval of a mean logarithm, at most: errors of comparisons may be alike, since processes are shared, so they are not
 * taken to cancel; those of the row and of the baseline are added as if they were independent.
 * @param {(Time | undefined)[][]} pairs
 */
function meanError(pairs) {
  let sum = 0;
  for (const pair of pairs) {
    const halves = pair.map(time => time?.low !== undefined && time.high !== undefined ? Math.log(time.high / time.low) / 2 : NaN);
    sum += Math.hypot(...halves);
  }
  return Number.isFinite(sum) ? sum / pairs.length : undefined;
}

/**
 * @param {number | undefined} one
 * @param {number | undefined} other
 */
const over = (one, other) => one !== undefined && other !== undefined && other > 0 ? one / other : undefined;

/**
 * The geometric mean; not known where one number is not.
 * @param {(number | undefined)[]} some
 */
function meanOf(some) {
  let sum = 0;
  for (const value of some) {
    sum += value !== undefined && value > 0 ? Math.log(value) : NaN;
  }
  return some.length > 0 && Number.isFinite(sum) ? Math.exp(sum / some.length) : undefined;
}

/**
 * The time to write, to send at a bandwidth in Mbit/s, and to read, ns.
 * @param {Case} one
 * @param {number} bandwidth
 */
export function timeToSend(one, bandwidth) {
  return one.write && one.read && (bandwidth === 0 || one.size !== undefined)
    ? one.write.ns + one.read.ns + (bandwidth > 0 ? (one.size ?? 0) * 8 / bandwidth * 1000 : 0)
    : undefined;
}

/**
 * @param {Record<Measure, number | undefined>} ratios
 * @param {Map<Measure, number>} weights
 */
function scoreOf(ratios, weights) {
  let [sum, all] = [0, 0];
  for (const [measure, weight] of weights) {
    if (weight > 0) {
      sum += weight * Math.log(ratios[measure] ?? NaN);
      all += weight;
    }
  }
  return all > 0 && Number.isFinite(sum) ? Math.exp(sum / all) : undefined;
}
