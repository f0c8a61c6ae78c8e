// What a reader's choice makes of small numbers that are known. PAGE is a folder with the modules of the page, REPORTS one with a folder
// for the report of each of some stored runs.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const { compareRows } = await import(`file://${process.env.PAGE}/compare.js`);
const { newState, stateOfHash, stateToHash } = await import(`file://${process.env.PAGE}/state.js`);

const rows = names => names.map(name => ({ name, facts: { Format: "JSON" } }));
const one = (row, more = {}) => ({ row, write: { ns: 100, launches: [[100]] }, ...more });
const comparison = (data, cases, more = {}) => ({ data, dataset: data.split(" ")[0], shape: "Bytes", target: "net10.0", cases, ...more });
const line = (data, name, state = {}) => compareRows(data, { ...newState(), ...state }).lines.find(found => found.row.name === name);
const close = (value, wanted) => assert.ok(Math.abs(value - wanted) < 1e-9, `${value} is not ${wanted}`);

const never = { row: 3, missing: "crashed: x" };

const ranking = (counts, rows, more = {}) => ({ target: "net10.0", shape: "Bytes", counts, name: counts, rows, ...more });
const carried = {
  baseline: "base",
  marks: {},
  rows: rows(["base", "fast", "lossy", "never"]),
  comparisons: [
    comparison("Users x1", [one(0), one(1, { missing: "Deserialize: failed" }), one(2, { marks: "L1" }), never]),
    comparison("Users x20", [one(0), one(1), one(2), never]),
  ],
  rankings: [
    ranking("write:1 read:1", [
      { row: 1, score: [0.4, 0.3, 0.5], write: [0.3, 0.2, 0.4], size: [2], rank: "1", paretoOptimal: true },
      { row: 2, score: [0.8], write: [0.6], allocated: [0] },
      { row: 0, score: [1, 1, 1], write: [1, 1, 1], size: [1], allocated: [1], rank: "2" },
    ]),
    ranking("write:1 read:1", [{ row: 0, score: [7] }], { dataset: "Users" }),
    ranking("mbits:100", [{ row: 0, score: [1] }, { row: 1, score: [0.9, 0.8, 1.1], rank: "1-2" }]),
  ],
};

test("lines are those of the chosen ranking, in its order", () => {
  const { lines, ranking } = compareRows(carried, newState());
  assert.equal(ranking, carried.rankings[0]);
  assert.deepEqual(
    lines.map(found => [found.row.name, found.score, found.rank.rank]),
    [["fast", 0.4, "1"], ["lossy", 0.8, undefined], ["base", 1, "2"]]);
  close(lines[0].ratios.write, 0.3);
  assert.deepEqual(lines[0].intervals.write, [0.3, 0.2, 0.4]);
  assert.equal(lines[0].rank.paretoOptimal, true);
  assert.equal(compareRows(carried, { ...newState(), scope: { dataset: "Users" } }).ranking, carried.rankings[1]);
});

test("the weights order the serializers, and the parts stay those of the usual ranking", () => {
  const { lines } = compareRows(carried, { ...newState(), counts: "mbits:100" });
  assert.deepEqual(lines.map(found => [found.row.name, found.score]), [["base", 1], ["fast", 0.9]]);
  close(lines[1].ratios.write, 0.3);
});

test("another baseline divides its own ratio out, and ranks stay", () => {
  const other = { baseline: "fast" };
  close(line(carried, "base", other).score, 2.5);
  close(line(carried, "lossy", other).ratios.write, 2);
  assert.equal(line(carried, "base", other).ratios.allocated, undefined, "the baseline lacks it");
  assert.equal(line(carried, "base", other).rank.rank, "2");
  assert.deepEqual(compareRows(carried, { ...newState(), baseline: "never" }).lines, []);
});

test("means over different tables are not compared", () => {
  const [first] = carried.rankings;
  const partly = { ...carried, rankings: [{ ...first, rows: first.rows.map(rank => rank.row === 1 ? { ...rank, tables: 1 } : rank) }] };
  assert.deepEqual(compareRows(partly, { ...newState(), baseline: "fast" }).lines, []);
  assert.deepEqual(compareRows(partly, { ...newState(), baseline: "lossy" }).lines.map(found => found.row.name), ["lossy", "base"]);
});

test("allocating nothing is not unknown", () => assert.equal(line(carried, "lossy").ratios.allocated, 0));

test("a choice without a ranking has serializers and no lines", () => {
  const choices = [{ scope: { data: "Users x1" } }, { scope: { target: "*" } }, { scope: { dataset: "Users" }, counts: "mbits:100" }];
  for (const choice of choices) {
    const { lines, rows, ranking } = compareRows(carried, { ...newState(), ...choice });
    assert.equal(ranking, undefined, JSON.stringify(choice));
    assert.deepEqual([lines.length, rows.map(row => row.name)], [0, ["base", "fast", "lossy"]]);
  }
});

test("filters leave serializers out, and never the baseline", () => {
  const names = state => compareRows(carried, { ...newState(), ...state }).lines.map(found => found.row.name);
  assert.deepEqual(names({ without: new Set(["lossy"]) }), ["fast", "base"]);
  assert.deepEqual(names({ filter: "fast" }), ["fast"]);
  assert.deepEqual(names({ facts: { Format: "XML" } }), ["base"]);
});

for (const run of readdirSync(process.env.REPORTS)) {
  test(`the page of ${run} opens with the ranking of its report`, () => {
    const text = readFileSync(`${process.env.REPORTS}/${run}/report.html`, "utf8");
    const data = JSON.parse(/<script[^>]*application\/json[^>]*>(.*?)<\/script>/s.exec(text)[1]);
    const { lines, ranking } = compareRows(data, newState());
    assert.ok(ranking);
    assert.deepEqual(lines.map(found => [found.row, found.score]), ranking.rows.map(rank => [data.rows[rank.row], rank.score[0]]));
    assert.ok(lines.some(found => found.rank.rank?.startsWith("1")));
  });
}

test("an address keeps what was chosen and passes over what this page does not know", () => {
  const text = "filter=users&without=lossy+adapted&format=JSON&dataset=Users&counts=mbits%3A100&baseline=fast&columns=all"
    + "&t0=scored&t2=3a";
  assert.equal(stateToHash(stateOfHash(text, carried)), text);
  const strange = "format=Nope&dataset=Gone&counts=write%3Ax&baseline=nobody&without=toString&t1=zz";
  assert.equal(stateToHash(stateOfHash(strange, carried)), "");
});
