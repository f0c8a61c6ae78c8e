// @ts-check
// What is known of one serializer: its library, its marks, and the times of its launches.
import { element, shape } from "./dom.js";
import { timeText } from "./numbers.js";
import { leavable } from "./state.js";

/** @import { Data, Comparison, Row, Time } from "./types.js" */

const [width, rowHeight, left] = [560, 16, 64];

/**
 * @param {Data} data
 * @param {Row} row
 * @param {Comparison[]} comparisons
 */
export function openRow(data, row, comparisons) {
  const mine = comparisons.flatMap(one => one.cases.filter(other => data.rows[other.row] === row).map(found => ({ one, found })));
  const marks = [...new Set(mine.flatMap(({ found }) => (found.marks ?? "").split(" ").filter(Boolean)))];
  const dialog = element("dialog", { class: "row", "aria-labelledby": "row-name", onclose: () => dialog.remove() },
    element("form", { method: "dialog" }, element("button", { class: "copy" }, "Close")),
    element("h2", { id: "row-name" }, row.name),
    element("dl", {},
      element("dt", {}, "Data"), element("dd", {}, marks.some(mark => leavable.lossy.test.test(mark)) ? "some is lost: see the marks"
        : "round-trips without loss in these comparisons"),
      element("dt", {}, "Untrusted data"), element("dd", {}, row.unsafe ? "unsafe" : "not known to be unsafe"),
      ...marks.flatMap(sign => [element("dt", {}, `Mark ${sign}`), element("dd", {}, data.marks[sign] ?? "")]),
      ...Object.entries(row.facts).flatMap(([name, value]) => [element("dt", {}, name), element("dd", {},
        name === "Home" ? element("a", { href: value, rel: "noopener noreferrer" }, value) : value)])),
    element("h3", {}, "Times of each launch"),
    element("p", { class: "note" }, "Each line of dots is one launch, a process of its own: a dot for each batch of calls where the file "
      + "keeps them, otherwise one for the launch. The axis is the time of one call; the vertical line is the time in the tables."),
    ...mine.flatMap(({ one, found }) => /** @type {const} */ ([["Serialize", found.write], ["Deserialize", found.read]])
      .flatMap(([name, time]) => time ? [element("figure", { tabindex: 0 },
        element("figcaption", {}, `${name} ${one.data}, ${one.shape}, ${one.target}: ${timeText(time.ns)}`), dotsOf(time))] : [])
      .concat(found.missing ? [element("p", { class: "warning" }, `${one.data}: ${found.missing}`)] : [])));
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {Time} time */
function dotsOf(time) {
  const most = Math.max(...time.launches.flat(), time.ns) * 1.05;
  const x = (/** @type {number} */ ns) => left + ns / most * (width - left - 10);
  const height = time.launches.length * rowHeight + 22;
  return shape("svg", {
    viewBox: `0 0 ${width} ${height}`, role: "img",
    "aria-label": time.launches.map((launch, i) => `launch ${i + 1}: ${launch.slice(0, 20).map(timeText).join(", ")}`).join("; "),
  },
    shape("line", { class: "grid", x1: left, x2: left, y1: 0, y2: height - 20 }),
    shape("line", { class: "middle", x1: x(time.ns), x2: x(time.ns), y1: 0, y2: height - 20 }),
    shape("text", { x: left, y: height - 4 }, "0"),
    shape("text", { x: x(time.ns), y: height - 4, "text-anchor": "middle" }, timeText(time.ns)),
    ...time.launches.flatMap((launch, i) => [
      shape("text", { x: 0, y: (i + 0.75) * rowHeight }, `launch ${i + 1}`),
      ...launch.map(ns => shape("circle", { cx: x(ns), cy: (i + 0.5) * rowHeight, r: launch.length > 1 ? 2.5 : 4 })),
    ]));
}
