// What a reader's choice makes of small numbers that are known. PAGE is a folder with the modules of the page, REPORTS one with a folder for
// the report of each of some stored runs.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const { compareRows } = await import(`file://${process.env.PAGE}/compare.js`);
const { newState, stateOfHash, stateToHash } = await import(`file://${process.env.PAGE}/state.js`);

const rows = names => names.map(name => ({ name, facts: { Format: "JSON" } }));
const time = (ratio, more = {}) => ({
  ns: 100 * ratio, from: 90 * ratio, to: 100 * ratio / 0.9, ratio, low: ratio * 0.9, high: ratio / 0.9, launches: [[100 * ratio]], ...more,
});
const one = (row, write, read, more = {}) => ({ row, size: 100, write: write && time(write), read: read && time(read), ...more });
const comparison = (data, cases, more = {}) => ({ data, dataset: data.split(" ")[0], shape: "Bytes", target: "net10.0", cases, ...more });
const made = (names, comparisons, more = {}) => ({ baseline: names[0], marks: {}, rows: rows(names), comparisons, ...more });
const line = (data, name, state = {}) => compareRows(data, { ...newState(), ...state }).lines.find(found => found.row.name === name);
const close = (value, wanted) => assert.ok(Math.abs(value - wanted) < 1e-9, `${value} is not ${wanted}`);

const usual = made(["base", "fast"], [
  comparison("Users x1", [one(0, 1, 1), one(1, 0.5, 0.5)]),
  comparison("Users x20", [one(0, 1, 1), one(1, 0.125, 0.5)]),
]);

test("ratios are geometric means, the score weighs them, and errors are not taken to cancel", () => {
  const fast = line(usual, "fast");
  close(fast.ratios.write, 0.25);
  close(fast.ratios.read, 0.5);
  close(fast.score, Math.sqrt(0.125));
  close(line(usual, "fast", { weights: { write: 3 } }).score, (0.25 ** 3 * 0.5) ** 0.25);
  close(fast.errors.write, Math.hypot(Math.log(1 / 0.9), Math.log(1 / 0.9)));
});

test("another baseline divides its own ratio out", () => {
  const data = made(["base", "a", "b"], [comparison("X x1", [one(0, 1, 1), one(1, 2, 4), one(2, 6, 2)])]);
  const other = { baseline: "a" };
  close(line(data, "b", other).ratios.write, 3);
  close(line(data, "b", other).ratios.read, 0.5);
  close(line(data, "base", other).ratios.write, 0.5);
});

test("what the baseline lacks in one comparison is left out there, for all rows", () => {
  const data = made(["base", "a"], [
    comparison("X x1", [one(0, 1, 1), one(1, 2, 2)]),
    comparison("Y x1", [one(0, 1, undefined), one(1, 8, 3)]),
  ]);
  close(line(data, "a").ratios.write, 4);
  close(line(data, "a").ratios.read, 2);
  assert.equal(line(data, "a").whole, true);
});

test("a row that lacks an operation is not whole and comes behind those that have all", () => {
  const cases = [one(0, 1, 1), one(1, 0.1, undefined, { missing: "crashed: x" }), one(2, 9, 9)];
  const data = made(["base", "half", "slow"], [comparison("X x1", cases)]);
  const { lines } = compareRows(data, newState());
  assert.deepEqual(lines.map(found => [found.row.name, found.complete]), [["base", 1], ["slow", 1], ["half", 0]]);
  assert.equal(line(data, "half").score, undefined);
  assert.equal(line(data, "half").time, undefined);
});

test("the baseline of joined targets is on another target", () => {
  const data = made(["base", "a"], [
    comparison("X x1", [one(0, 2, 2), one(1, 3, 3)], { target: "net9.0" }),
    comparison("X x1", [one(0, 1, 1), one(1, 4, 4)]),
  ], { baselineTarget: "net10.0" });
  close(line(data, "a", { scope: { target: "net9.0" } }).ratios.write, 3);
  close(line(data, "base", { scope: { target: "net9.0" } }).ratios.write, 2);
});

test("rows of tables with different baselines are compared by their times", () => {
  const binary = { row: 1, size: 50, table: "Binary", write: { ...time(1), ns: 20 }, read: { ...time(1), ns: 50 } };
  const cases = [one(0, 1, 1, { table: "JSON" }), binary];
  const data = made(["base", "binary"], [comparison("X x1", cases)]);
  close(line(data, "binary").ratios.write, 0.2);
  close(line(data, "binary").ratios.read, 0.5);
});

const unbeaten = (data, state = {}) =>
  compareRows(data, { ...newState(), ...state }).lines.filter(found => found.isUnbeaten).map(found => found.row.name).sort();

test("rows that lose data beat others of their kind alone, and rows that hide work, nothing", () => {
  const cases = [one(0, 1, 1), one(1, 0.5, 0.5, { marks: "L1" }), one(2, 0.4, 0.4, { marks: "H" }), one(3, 0.7, 0.7, { marks: "U" }),
    one(4, 0.6, 0.6)];
  assert.deepEqual(unbeaten(made(["base", "lossy", "hiding", "unchecked", "honest"], [comparison("X x1", cases)])), ["honest", "lossy"]);
});

test("a row is beaten by one that is not larger where the intervals are apart, or where the analysis shows it", () => {
  const cases = more => [one(0, 1, 1), one(1, 0.95, 0.95, more), one(2, 0.7, 0.7, { size: 101 })];
  const of = more => made(["base", "near", "larger"], [comparison("X x1", cases(more))]);
  assert.deepEqual(unbeaten(of({})), ["base", "larger", "near"]);
  assert.deepEqual(unbeaten(of({ slower: [0] })), ["larger", "near"]);
  assert.deepEqual(unbeaten(of({ slower: [0], size: 200 })), ["base", "larger"]);
  assert.deepEqual(unbeaten(of({ slower: [0] }), { bandwidth: 10000 }), ["larger", "near"]);
});

test("a row of which no interval is known neither beats nor is unbeaten", () => {
  const cases = [one(0, 1, 1), one(1, 0.1, 0.1)];
  delete cases[1].write.from;
  assert.deepEqual(unbeaten(made(["base", "once"], [comparison("X x1", cases)])), ["base"]);
});

test("over several comparisons a row is beaten where it is so in each, or where the intervals of the means are apart", () => {
  const two = (first, second, slower) => made(["base", "other"], [
    comparison("X x1", [one(0, 1, 1), one(1, first, first, { slower })]),
    comparison("Y x1", [one(0, 1, 1), one(1, second, second, { slower })]),
  ]);
  assert.deepEqual(unbeaten(two(0.95, 0.95)), ["base", "other"]);
  assert.deepEqual(unbeaten(two(0.95, 0.95, [0])), ["other"]);
  assert.deepEqual(unbeaten(two(0.95, 0.5, [0])), ["other"]);
  assert.deepEqual(unbeaten(two(1.1, 0.5)), ["other"]);
  assert.deepEqual(unbeaten(two(1.3, 0.7)), ["base", "other"]);
});

/** The records of a file of which no cell has a comma or quotes. */
function recordsOf(path) {
  const [heads, ...records] = readFileSync(path, "utf8").trim().split(/\r?\n/).map(text => text.replace(/^\uFEFF/, "").split(","));
  return records.map(cells => Object.fromEntries(heads.map((head, i) => [head, cells[i]])));
}

for (const run of readdirSync(process.env.REPORTS)) {
  test(`the rows that the page calls unbeaten are those of the report of ${run}`, () => {
    const folder = `${process.env.REPORTS}/${run}`;
    const data = JSON.parse(/<script[^>]*application\/json[^>]*>(.*?)<\/script>/s.exec(readFileSync(`${folder}/report.html`, "utf8"))[1]);
    const records = recordsOf(`${folder}/tradeoff.csv`);
    const nameOf = row => `${row.Dataset} x${row.Count} ${row.Shape} ${row.Target}`;
    const names = new Set(records.map(nameOf));
    assert.ok(names.size > 0);
    for (const name of names) {
      const found = records.filter(row => nameOf(row) === name);
      const { Dataset: dataset, Count: count, Shape: shape, Target: target } = found[0];
      const counts = new Set(records.filter(row => row.Dataset === dataset).map(row => row.Count));
      const texts = new Set(data.comparisons.filter(one => one.dataset === dataset).map(one => one.data));
      const text = [...texts].find(one => counts.size === 1 || one.replaceAll(",", "").endsWith(` x${count}`));
      const own = found.filter(row => row.Unbeaten === "true")
        .map(row => row.Serializer + (row.Compressor === "none" ? "" : ` + ${row.Compressor}`)).sort();
      assert.deepEqual(unbeaten(data, { scope: { dataset, data: text, shape, target } }), own, name);
    }
  });
}

test("time to send at a bandwidth counts the size", () => {
  const cases = [one(0, 1, 1), one(1, 1, 1, { size: 300 })];
  const data = made(["base", "large"], [comparison("X x1", cases)]);
  close(line(data, "large", { bandwidth: 1000 }).time, (200 + 2400) / (200 + 800));
  close(line(data, "large").time, 1);
});

test("allocating nothing is not unknown", () => {
  const cases = [one(0, 1, 1), one(1, 1, 1)];
  [cases[0].write.allocated, cases[0].read.allocated, cases[1].write.allocated, cases[1].read.allocated] = [100, 0, 0, 50];
  const data = made(["base", "frugal"], [comparison("X x1", cases)]);
  assert.equal(line(data, "frugal").ratios.allocated, 0);
  assert.equal(line(data, "frugal", { weights: { allocated: 1 } }).score, 0);
});

test("an address keeps what was chosen and passes over what this page does not know", () => {
  const text = "filter=users&without=lossy+adapted&format=JSON&dataset=Users&weights=write%3A2&baseline=fast&mbits=100&columns=all"
    + "&t0=scored&t2=3a";
  assert.equal(stateToHash(stateOfHash(text, usual)), text);
  const strange = "format=Nope&dataset=Gone&weights=write%3Ax&baseline=nobody&mbits=37&without=toString&t1=zz";
  assert.equal(stateToHash(stateOfHash(strange, usual)), "");
});
