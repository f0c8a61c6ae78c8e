// What a reader's choice makes of small numbers that are known. PAGE is a folder with the modules of the page, REPORTS one with a folder for
// the report of each of some stored runs.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const { compareRows } = await import(`file://${process.env.PAGE}/compare.js`);
const { newState, stateOfHash, stateToHash } = await import(`file://${process.env.PAGE}/state.js`);

const rows = names => names.map(name => ({ name, facts: { Format: "JSON" } }));
const time = (ratio, more = {}) => ({
  ns: 100 * ratio, ratio, launches: [[100 * ratio]], ...more,
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

test("ratios are geometric means, and the score weighs them", () => {
  const fast = line(usual, "fast");
  close(fast.ratios.write, 0.25);
  close(fast.ratios.read, 0.5);
  close(fast.score, Math.sqrt(0.125));
  close(line(usual, "fast", { weights: { write: 3 } }).score, (0.25 ** 3 * 0.5) ** 0.25);
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

const carried = {
  ...usual,
  rankings: [
    { target: "net10.0", shape: "Bytes", counts: "write:1 read:1", rows: [
      { row: 1, score: [0.4, 0.3, 0.5], write: [0.3, 0.2, 0.4], rank: "1", unbeaten: true }, { row: 0, score: [1, 1, 1], rank: "2" }] },
    { target: "net10.0", shape: "Bytes", dataset: "Users", counts: "write:1 read:1", rows: [{ row: 0, score: [7] }] },
    { target: "net10.0", shape: "Bytes", counts: "mbits:100", rows: [
      { row: 0, score: [1] }, { row: 1, score: [0.9, 0.8, 1.1], rank: "1-2" }] },
  ],
};

test("a choice that the page carries a ranking of has its numbers, intervals and ranks", () => {
  const { lines, ranking } = compareRows(carried, newState());
  assert.equal(ranking, carried.rankings[0]);
  assert.deepEqual(lines.map(found => [found.row.name, found.score, found.rank.rank]), [["fast", 0.4, "1"], ["base", 1, "2"]]);
  close(lines[0].ratios.write, 0.3);
  assert.equal(lines[0].rank.unbeaten, true);
  assert.equal(compareRows(carried, { ...newState(), scope: { dataset: "Users" } }).ranking, carried.rankings[1]);
  assert.equal(line(carried, "fast", { bandwidth: 100 }).score, 0.9);
});

test("any other choice has estimates, and neither intervals nor ranks", () => {
  const own = [{ weights: { write: 2 } }, { baseline: "fast" }, { scope: { data: "Users x1" } }, { scope: { target: "*" } }, { bandwidth: 10 }];
  for (const choice of own) {
    const { lines, ranking } = compareRows(carried, { ...newState(), ...choice });
    assert.equal(ranking, undefined, JSON.stringify(choice));
    assert.ok(lines.every(found => found.rank === undefined));
  }
  close(line(carried, "fast", { weights: { write: 2 } }).score, (0.25 ** 2 * 0.5) ** (1 / 3));
});

for (const run of readdirSync(process.env.REPORTS)) {
  test(`the page of ${run} opens with the ranking of its report`, () => {
    const text = readFileSync(`${process.env.REPORTS}/${run}/report.html`, "utf8");
    const data = JSON.parse(/<script[^>]*application\/json[^>]*>(.*?)<\/script>/s.exec(text)[1]);
    const { lines, ranking } = compareRows(data, newState());
    assert.ok(ranking);
    assert.deepEqual(lines.filter(found => found.whole).map(found => found.score), lines.filter(found => found.whole)
      .map(found => ranking.rows.find(rank => data.rows[rank.row] === found.row)?.score[0]));
    assert.ok(lines.some(found => found.rank?.rank?.startsWith("1")));
  });
}

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
