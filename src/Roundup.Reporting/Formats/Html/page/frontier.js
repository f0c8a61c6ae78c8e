// @ts-check
// Time against size of the chosen rows, with those that no other beats.
import { shape } from "./dom.js";
import { competes, isExact } from "./compare.js";
import { ratioText } from "./numbers.js";

/** @import { Line } from "./compare.js" */

const [width, height, left, right, top, bottom] = [900, 460, 70, 190, 20, 50];

/** @typedef {{ line: Line, x: number, y: number }} Point */

/**
 * The drawing; nothing where fewer than two rows have both numbers.
 * @param {Line[]} lines
 * @param {string} baseline
 * @param {string} timeName
 */
export function frontierOf(lines, baseline, timeName) {
  /** @type {{ line: Line, size: number, time: number }[]} */
  const known = lines.flatMap(line => {
    const [size, time] = [line.ratios.size, line.time];
    return size !== undefined && time !== undefined && line.whole ? [{ line, size, time }] : [];
  });
  if (known.length < 2) {
    return null;
  }
  const across = axisOf(known.map(one => one.size));
  const up = axisOf(known.map(one => one.time));
  const points = known.map(({ line, size, time }) => ({
    line, x: left + across.place(size) * (width - left - right), y: height - bottom - up.place(time) * (height - top - bottom),
  }));
  const unbeaten = points.filter(point => point.line.isUnbeaten).sort((a, b) => a.x - b.x || b.y - a.y);
  const front = unbeaten.filter((point, i) => isExact(point.line)
    && !unbeaten.slice(0, i).some(smaller => isExact(smaller.line) && smaller.y >= point.y));
  const named = new Set([...front, ...points.filter(point => point.line.row.name === baseline)]);
  return shape("svg", {
    viewBox: `0 0 ${width} ${height}`, role: "img",
    "aria-label": `Time and size over those of ${baseline}. Not beaten in both: ${unbeaten.map(point => point.line.row.name).join(", ")}`,
  },
    ...across.ticks.map(tick => shape("g", {},
      shape("line", { class: "grid", x1: xOf(tick), x2: xOf(tick), y1: top, y2: height - bottom }),
      shape("text", { x: xOf(tick), y: height - bottom + 18, "text-anchor": "middle" }, ratioText(tick)))),
    ...up.ticks.map(tick => shape("g", {},
      shape("line", { class: "grid", x1: left, x2: width - right, y1: yOf(tick), y2: yOf(tick) }),
      shape("text", { x: left - 8, y: yOf(tick) + 4, "text-anchor": "end" }, ratioText(tick)))),
    shape("text", { x: (left + width - right) / 2, y: height - 8, "text-anchor": "middle" }, "size"),
    shape("text", { x: 14, y: (top + height - bottom) / 2, "text-anchor": "middle",
      transform: `rotate(-90 14 ${(top + height - bottom) / 2})` }, timeName),
    shape("path", { class: "frontier", d: stepsOf(front) }),
    ...points.map(({ line, x, y }) => shape("circle", {
      class: line.row.name === baseline ? "baseline" : `${line.isUnbeaten ? "unbeaten" : ""} ${competes(line) && isExact(line) ? "" : "marked"}`,
      cx: x, cy: y, r: 5,
    }, shape("title", {}, `${line.row.name}: size ${ratioText(line.ratios.size ?? 0)}, time ${ratioText(line.time ?? 0)}`))),
    ...labelsOf([...named]));

  function xOf(/** @type {number} */ value) {
    return left + across.place(value) * (width - left - right);
  }

  function yOf(/** @type {number} */ value) {
    return height - bottom - up.place(value) * (height - top - bottom);
  }
}

/**
 * A logarithmic axis: ratios of 2 and of a half are as far from 1.
 * @param {number[]} values
 */
function axisOf(values) {
  const [low, high] = [Math.log(Math.min(...values, 0.99)), Math.log(Math.max(...values, 1.01))];
  const room = (high - low) * 0.05;
  const ticks = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
    .filter(tick => Math.log(tick) >= low - room && Math.log(tick) <= high + room);
  return { ticks, place: (/** @type {number} */ value) => (Math.log(value) - low + room) / (high - low + 2 * room) };
}

/** @param {Point[]} points */
const stepsOf = points => points.map(({ x, y }, i) => i === 0 ? `M${x} ${y}` : `H${x}V${y}`).join("");

/**
 * Names beside their points, moved down where they would cover each other.
 * @param {Point[]} points
 */
function labelsOf(points) {
  let last = -Infinity;
  return [...points].sort((a, b) => a.y - b.y).map(({ line, x, y }) => {
    last = Math.max(y + 4, last + 15);
    return shape("text", { class: "name", x: x + 9, y: last }, line.row.name);
  });
}
