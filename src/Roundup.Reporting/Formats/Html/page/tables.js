// @ts-check
// The tables of the report: sorting, leaving out rows, copies.
import { element, textOf } from "./dom.js";
import { isChosen, wordsOf } from "./choice.js";

/** @import { Row } from "./types.js" */
/** @import { State } from "./state.js" */

/** @param {Element} cell */
const valueOf = cell => cell instanceof HTMLElement && cell.dataset.v !== undefined ? Number(cell.dataset.v) : null;

/**
 * Empty cells come last in either direction: not known is not small.
 * @param {Element} a
 * @param {Element} b
 * @param {number} sign
 */
function compareCells(a, b, sign) {
  const [text, other] = [textOf(a), textOf(b)];
  if (!text || !other) {
    return (text ? 0 : 1) - (other ? 0 : 1);
  }
  const [x, y] = [valueOf(a), valueOf(b)];
  return sign * (x !== null && y !== null ? x - y : text.localeCompare(other, "en", { numeric: true }));
}

/** @param {HTMLTableElement} table */
const headsOf = table => [...(table.tHead?.rows[0].cells ?? [])];

/**
 * @param {HTMLTableElement} table
 * @param {string} by the place of the column, and "a" or "d"
 */
export function sortTable(table, by) {
  const key = by.slice(0, -1);
  const named = headsOf(table).findIndex(head => head.dataset.key === key);
  const column = named >= 0 ? named : Number.parseInt(by, 10);
  const sign = by.endsWith("a") ? 1 : -1;
  if (!(column < headsOf(table).length)) {
    return;
  }
  const body = table.tBodies[0];
  body.append(...[...body.rows].sort((a, b) => compareCells(a.cells[column], b.cells[column], sign)));
  for (const [i, head] of headsOf(table).entries()) {
    if (i === column) {
      head.setAttribute("aria-sort", sign > 0 ? "ascending" : "descending");
    } else {
      head.removeAttribute("aria-sort");
    }
  }
}

/**
 * Makes the headings buttons that sort, and adds buttons that copy.
 * @param {HTMLTableElement} table
 * @param {(by: string) => void} sorted is told of the reader's choice
 */
export function makeSortable(table, sorted) {
  for (const [i, head] of headsOf(table).entries()) {
    if (!textOf(head)) {
      continue;
    }
    const button = element("button", {
      type: "button",
      onclick: () => {
        const by = (head.dataset.key ?? i) + (head.getAttribute("aria-sort") === "ascending" ? "d" : "a");
        sortTable(table, by);
        sorted(by);
      },
    }, head.textContent ?? "");
    if (head.title) {
      button.dataset.tip = head.title;
      head.removeAttribute("title");
    }
    head.replaceChildren(button);
  }
}

/** @param {HTMLTableElement} table */
export function addCopies(table) {
  if (navigator.clipboard) {
    table.parentElement?.after(copyButton(table, "Copy as Markdown", markdownOf), copyButton(table, "Copy as CSV", csvOf));
  }
}

/**
 * @param {HTMLTableElement} table
 * @param {string} name
 * @param {(rows: string[][]) => string} format
 */
function copyButton(table, name, format) {
  const button = element("button", {
    type: "button",
    class: "copy",
    onclick: async () => {
      const rows = [...table.rows].filter(row => !row.hidden).map(row =>
        [...row.cells].filter(cell => !cell.classList.contains("x") || !cell.closest(".few")).map(textOf));
      await navigator.clipboard.writeText(format(rows));
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = name; }, 1500);
    },
  }, name);
  return button;
}

/**
 * A cell that a spreadsheet would take for a formula is text.
 * @param {string} cell
 */
const textCell = cell => /^[=+@\-＝＋－＠]/.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell;

/** @param {string[][]} rows */
export const csvOf = rows => rows.map(row => row.map(cell => `"${textCell(cell).replaceAll('"', '""')}"`).join(",")).join("\n") + "\n";

/** @param {string[][]} rows */
export const markdownOf = ([head, ...rows]) => [head, head.map(() => "---"), ...rows]
  .map(row => `| ${row.map(cell => cell.replaceAll("\\", "\\\\").replaceAll("|", "\\|")).join(" | ")} |`).join("\n") + "\n";

/**
 * What is fixed about a row of a table: read once, since it is asked for at each letter that a reader types.
 * @param {HTMLTableElement[]} tables
 * @param {Map<string, Row>} rows by their names
 */
export function readRows(tables, rows) {
  return tables.filter(table => table.querySelector("tbody th")).flatMap(table => {
    const marks = headsOf(table).findIndex(head => textOf(head) === "Mark");
    return [...table.tBodies[0].rows].map(row => {
      const name = textOf(row.querySelector("th") ?? row).split(" on ")[0];
      return {
        row,
        known: rows.get(name),
        text: [textOf(row), ...Object.values(rows.get(name)?.facts ?? {})].join(" ").toLowerCase(),
        marks: marks < 0 ? [] : textOf(row.cells[marks]).split(/\s+/),
      };
    });
  });
}

/**
 * Hides the rows that the reader has not chosen; returns how many are left.
 * @param {ReturnType<typeof readRows>} rows
 * @param {State} state
 */
export function hideRows(rows, state) {
  const words = wordsOf(state.filter);
  let seen = 0;
  for (const { row, known, text, marks } of rows) {
    row.hidden = (words.length > 0 && !words.some(word => text.includes(word))) || !isChosen(known, marks, state);
    seen += row.hidden ? 0 : 1;
  }
  return seen;
}

/**
 * Hides what is about other data, shapes or targets than those that the reader asked for.
 * @param {State} state
 */
export function hideScopes(state) {
  for (const part of document.querySelectorAll("[data-dataset]")) {
    if (part instanceof HTMLElement) {
      part.hidden = Object.entries(state.scope).some(([name, value]) => value !== "*" && (part.dataset[name] ?? value) !== value);
    }
  }
}
