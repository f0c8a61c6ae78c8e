// @ts-check
// What the reader's choice makes of the numbers: pure functions.
import { isChosen, wordsOf } from "./choice.js";
import { leavable, scopes } from "./state.js";

/** @import { Data, Row, Case, Comparison, Measure } from "./types.js" */
/** @import { State } from "./state.js" */

/** @type {Measure[]} */
const measures = ["write", "read", "size", "allocated", "first"];

const operations = /** @type {const} */ (["write", "read"]);

/**
 * A row over the chosen comparisons; each number is a geometric mean of ratios to the baseline, over the comparisons in which the baseline
 * has the measure.
 * @typedef {object} Line
 * @property {Row} row
 * @property {Case[]} cases
 * @property {string[]} marks
 * @property {Record<Measure, number | undefined>} ratios
 * @property {Record<"write" | "read" | "score" | "time", number | undefined>} errors half of the interval of the logarithm, at most
 * @property {number | undefined} score weighted geometric mean
 * @property {number | undefined} time to write, send and read; first calls where a run has nothing else
 * @property {number} complete the comparisons in which it has all that counts
 * @property {boolean} whole whether these are all
 * @property {[low: number, high: number] | undefined} span the interval of the time, at most; undefined where a part is not known
 * @property {boolean} isUnbeaten whether no other row is faster without being larger
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
  const lines = data.rows
    .map((row, i) => ({ row, some: pairs[i] }))
    .filter(({ row, some }) => some.some(pair => hasNumber(pair.mine)) && !row.floor
      && (words.length === 0 || words.some(word => textOfRow(row).includes(word))))
    .map(({ row, some }) => lineOf(row, some, weights, state.bandwidth, comparisons.length))
    .filter(line => isChosen(line.row, line.marks, state) || line.row === data.rows[baseline]);
  for (const line of lines) {
    line.isUnbeaten = competes(line) && !lines.some(other => other !== line && competes(other) && beats(other, line, state.bandwidth));
  }
  const order = (/** @type {Line} */ line) => (state.bandwidth > 0 ? line.time : line.score) ?? Infinity;
  lines.sort((a, b) => Number(b.whole) - Number(a.whole) || order(a) - order(b) || a.row.name.localeCompare(b.row.name, "en"));
  return { lines, baseline: data.rows[baseline], weights, comparisons: comparisons.map(pair => pair.one) };
}

/**
 * Whether a row takes part where rows are said to be better: it hides no work, and all of its numbers are known.
 * @param {Line} line
 */
export const competes = line => line.whole && line.span !== undefined && line.cases.every(one => one.size !== undefined)
  && !line.marks.includes("H");

/** @param {Line} line */
export const isExact = line => !line.marks.some(mark => leavable.lossy.test.test(mark));

/**
 * The rule of src/Roundup.Analysis/Experiments/Speed/TradeOffRanking.cs: faster without being larger. Over several comparisons a row is
 * faster if it is so in each, or if the intervals of the means are apart.
 * @param {Line} other
 * @param {Line} line
 * @param {number} bandwidth
 */
function beats(other, line, bandwidth) {
  return Number(other.ratios.size) <= Number(line.ratios.size) && (isExact(other) || !isExact(line))
    && (isApart(other.span, line.span) || other.cases.every((one, i) => isShownFaster(one, line.cases[i], bandwidth)));
}

/**
 * The analysis shows it without the transfer, which takes nothing from that where the faster row is not larger.
 * @param {Case} one
 * @param {Case} other
 * @param {number} bandwidth
 */
const isShownFaster = (one, other, bandwidth) => isApart(spanOf(one, bandwidth), spanOf(other, bandwidth))
  || (one.slower?.includes(other.row) && (bandwidth === 0 || Number(one.size) <= Number(other.size)));

/**
 * @param {[number, number] | undefined} faster
 * @param {[number, number] | undefined} slower
 */
const isApart = (faster, slower) => faster !== undefined && slower !== undefined && faster[1] < slower[0];

/** @param {Case} one */
const hasNumber = one => Boolean(one.write ?? one.read) || one.first !== undefined;

/** @param {Row} row */
const textOfRow = row => [row.name, ...Object.values(row.facts)].join(" ").toLowerCase();

/**
 * @param {Row} row
 * @param {{ mine: Case, base: Case }[]} some
 * @param {Map<Measure, number>} weights
 * @param {number} bandwidth
 * @param {number} all the number of comparisons
 * @returns {Line}
 */
function lineOf(row, some, weights, bandwidth, all) {
  /** @param {Measure} measure */
  const mean = measure => meanOf(some.flatMap(({ mine, base }) => ratiosOf(measure, mine, base)));
  const ratios = {
    write: mean("write"), read: mean("read"), size: mean("size"), allocated: mean("allocated"), first: mean("first"),
  };
  const errors = { write: errorOf("write", some), read: errorOf("read", some) };
  const counting = [...weights].filter(([, weight]) => weight > 0);
  const complete = some.filter(({ mine, base }) =>
    counting.every(([measure]) => ratiosOf(measure, mine, base).every(ratio => ratio !== undefined))).length;
  const hasSpeed = weights.has("write") || weights.has("read");
  return {
    row,
    cases: some.map(pair => pair.mine),
    marks: [...new Set(some.flatMap(({ mine }) => (mine.marks ?? "").split(" ").filter(Boolean)))],
    ratios,
    errors: {
      ...errors,
      score: scoreError(errors, counting),
      time: errors.write === undefined || errors.read === undefined ? undefined : Math.max(errors.write, errors.read),
    },
    score: scoreOf(ratios, counting),
    span: hasSpeed ? meanSpan(some, bandwidth) : ratios.first === undefined ? undefined : [ratios.first, ratios.first],
    time: hasSpeed
      ? meanOf(some.flatMap(({ mine, base }) => ifKnown(timeToSend(base, bandwidth), other => timeToSend(mine, bandwidth) / other)))
      : ratios.first,
    complete,
    whole: complete === all,
    isUnbeaten: false,
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
 * Ratios to the same baseline in the same rounds: it cancels. Rows of tables with different baselines are compared by their times.
 * @param {Case} mine
 * @param {Case} base
 * @param {"write" | "read"} by
 */
function timeRatio(mine, base, by) {
  const [one, other] = [mine[by], base[by]];
  return one === undefined || other === undefined ? undefined
    : mine.table === base.table && one.ratio !== undefined && other.ratio !== undefined ? one.ratio / other.ratio
    : one.ns / other.ns;
}

/**
 * Half of the interval of a mean logarithm, at most: errors of comparisons may be alike, since processes are shared, so they are not
 * taken to cancel; those of the row and of the baseline are added as if they were independent.
 * @param {"write" | "read"} by
 * @param {{ mine: Case, base: Case }[]} some
 */
function errorOf(by, some) {
  const halves = some.filter(({ mine, base }) => mine[by] && base[by]).map(({ mine, base }) => Math.hypot(...[mine[by], base[by]]
    .map(time => time?.low !== undefined && time.high !== undefined ? Math.log(time.high / time.low) / 2 : NaN)));
  const mean = halves.reduce((sum, half) => sum + half, 0) / halves.length;
  return Number.isFinite(mean) ? mean : undefined;
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
 * The time to write, to send at a bandwidth in Mbit/s, and to read, ns; NaN where one is not known.
 * @param {Case} one
 * @param {number} bandwidth
 */
export function timeToSend(one, bandwidth) {
  return (one.write?.ns ?? NaN) + (one.read?.ns ?? NaN) + timeOfTransfer(one, bandwidth);
}

/**
 * @param {Case} one
 * @param {number} bandwidth
 */
const timeOfTransfer = (one, bandwidth) => bandwidth > 0 ? (one.size ?? NaN) * 8 / bandwidth * 1000 : 0;

/**
 * The interval of that time, at most: the ends of both operations' intervals are added.
 * @param {Case} one
 * @param {number} bandwidth
 * @returns {[number, number] | undefined}
 */
function spanOf(one, bandwidth) {
  const { write, read } = one;
  const sent = timeOfTransfer(one, bandwidth);
  return write?.from === undefined || read?.from === undefined ? undefined
    : [write.from + read.from + sent, Number(write.to) + Number(read.to) + sent];
}

/**
 * The interval of the mean of these times over those of the baseline, at most: errors of comparisons are not taken to cancel.
 * @param {{ mine: Case, base: Case }[]} some
 * @param {number} bandwidth
 * @returns {[number, number] | undefined}
 */
function meanSpan(some, bandwidth) {
  const spans = some.flatMap(({ mine, base }) => ifKnown(timeToSend(base, bandwidth),
    other => spanOf(mine, bandwidth)?.map(end => end / other)));
  const [low, high] = [0, 1].map(end => spans.every(Boolean) ? meanOf(spans.map(span => span?.[end])) : undefined);
  return low === undefined || high === undefined ? undefined : [low, high];
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

/**
 * Sizes and allocations have no error; that of first calls is not known here.
 * @param {{ write: number | undefined, read: number | undefined }} errors
 * @param {[Measure, number][]} counting
 */
function scoreError(errors, counting) {
  const weights = counting.reduce((sum, [, weight]) => sum + weight, 0);
  const error = counting.reduce((sum, [measure, weight]) => sum + weight
    * (measure === "write" || measure === "read" ? errors[measure] ?? NaN : measure === "first" ? NaN : 0), 0) / weights;
  return Number.isNaN(error) ? undefined : error;
}
