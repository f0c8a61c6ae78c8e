"use strict";
// The page works without this script: it adds sorting, a filter, copies of tables, and keeps the state in the address.
(() => {
  const tables = [...document.querySelectorAll("table")].filter(table => table.tBodies[0].rows.length > 1);
  const filter = document.getElementById("filter");
  const exact = document.getElementById("exact");
  const shown = document.getElementById("shown");
  const details = document.getElementById("details");
  const named = tables.filter(table => table.querySelector("tbody th"));
  // sorted: the number of a table -> the column and the direction.
  const state = { filter: "", exact: false, sorted: new Map() };

  const text = cell => cell.textContent.trim();
  const value = cell => cell.dataset.v !== undefined ? Number(cell.dataset.v) : null;

  /** Empty cells come last in either direction: not known is not small. */
  function compare(a, b, sign) {
    if (!text(a) || !text(b)) {
      return (text(a) ? 0 : 1) - (text(b) ? 0 : 1);
    }
    const [x, y] = [value(a), value(b)];
    return sign * (x !== null && y !== null ? x - y : text(a).localeCompare(text(b), "en", { numeric: true }));
  }

  function sort(table, column, sign) {
    const body = table.tBodies[0];
    const rows = [...body.rows];
    rows.sort((a, b) => compare(a.cells[column], b.cells[column], sign));
    body.append(...rows);
    for (const [i, head] of [...table.tHead.rows[0].cells].entries()) {
      if (i === column) {
        head.setAttribute("aria-sort", sign > 0 ? "ascending" : "descending");
      } else {
        head.removeAttribute("aria-sort");
      }
    }
  }

  function apply() {
    const words = state.filter.toLowerCase().split(/[\s,]+/).filter(Boolean);
    let [seen, all] = [0, 0];
    for (const table of named) {
      const heads = [...table.tHead.rows[0].cells].map(text);
      const marks = heads.indexOf("Mark");
      const fidelity = heads.indexOf("Fidelity");
      for (const row of table.tBodies[0].rows) {
        const whole = row.textContent.toLowerCase();
        const isMarked = (marks >= 0 && text(row.cells[marks]) !== "") || (fidelity >= 0 && text(row.cells[fidelity]).startsWith("lossy"));
        row.hidden = (words.length > 0 && !words.some(word => whole.includes(word))) || (state.exact && isMarked);
        all++;
        seen += row.hidden ? 0 : 1;
      }
    }
    shown.textContent = seen === all ? "" : `${seen} of ${all} rows of all tables`;
  }

  function write() {
    const hash = new URLSearchParams();
    if (state.filter) {
      hash.set("filter", state.filter);
    }
    if (state.exact) {
      hash.set("exact", "1");
    }
    for (const [id, by] of state.sorted) {
      hash.set(id, by);
    }
    history.replaceState(null, "", hash.size > 0 ? `#${hash}` : location.pathname + location.search);
  }

  /** The state of an address; an address that leads to a heading has none. */
  function read() {
    const target = document.getElementById(location.hash.slice(1));
    if (target) {
      if (details && details.contains(target)) {
        details.open = true;
        target.scrollIntoView();
      }
      return;
    }
    const hash = new URLSearchParams(location.hash.slice(1));
    state.filter = filter.value = hash.get("filter") ?? "";
    state.exact = exact.checked = hash.get("exact") === "1";
    state.sorted.clear();
    for (const table of tables) {
      const by = /^(\d+)([ad])$/.exec(hash.get(table.id) ?? "");
      if (by && Number(by[1]) < table.tHead.rows[0].cells.length) {
        state.sorted.set(table.id, by[0]);
        sort(table, Number(by[1]), by[2] === "a" ? 1 : -1);
      }
    }
    apply();
  }

  function copyButton(table, name, format) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = name;
    button.addEventListener("click", async () => {
      const rows = [...table.rows].filter(row => !row.hidden).map(row => [...row.cells].map(text));
      await navigator.clipboard.writeText(format(rows));
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = name; }, 1500);
    });
    return button;
  }

  // A cell that a spreadsheet would take for a formula is text.
  const csv = rows => rows.map(row => row.map(cell =>
    `"${(/^[=+@\-]/.test(cell) && Number.isNaN(Number(cell)) ? "'" : "") + cell.replaceAll('"', '""')}"`).join(",")).join("\n") + "\n";
  const markdown = ([head, ...rows]) => [head, head.map(() => "---"), ...rows]
    .map(row => `| ${row.map(cell => cell.replaceAll("\\", "\\\\").replaceAll("|", "\\|")).join(" | ")} |`).join("\n") + "\n";

  for (const table of tables) {
    for (const [i, head] of [...table.tHead.rows[0].cells].entries()) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = head.textContent;
      button.title = head.title;
      head.replaceChildren(button);
      head.removeAttribute("title");
      button.addEventListener("click", () => {
        const sign = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
        sort(table, i, sign);
        state.sorted.set(table.id, i + (sign > 0 ? "a" : "d"));
        write();
      });
    }
    if (navigator.clipboard) {
      table.parentElement.after(copyButton(table, "Copy as Markdown", markdown), copyButton(table, "Copy as CSV", csv));
    }
  }
  filter.addEventListener("input", () => { state.filter = filter.value; apply(); write(); });
  exact.addEventListener("change", () => { state.exact = exact.checked; apply(); write(); });
  document.getElementById("tools").addEventListener("submit", event => event.preventDefault());
  document.getElementById("tools").hidden = named.length === 0;
  addEventListener("hashchange", read);
  read();
})();
