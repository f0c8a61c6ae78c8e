// @ts-check
// What the reader can choose.
import { element } from "./dom.js";
import { leavable, rowFacts, scopes } from "./state.js";
import { baselineOf, countsOf, usualScope } from "./compare.js";

/** @import { Data } from "./types.js" */
/** @import { State } from "./state.js" */

const scopeNames = { dataset: "Dataset", data: "Count", shape: "Shape", target: "Runtime" };

/** The measures, for people. */
export const headings = { write: "Serialize", read: "Deserialize", size: "Size", allocated: "Alloc" };

/**
 * The bar at the top: words, classes of rows, properties.
 * @param {HTMLFormElement} form
 * @param {Data} data
 * @param {State} state
 * @param {() => void} changed
 */
export function fillTools(form, data, state, changed) {
  const words = element("input", {
    id: "filter", type: "search", placeholder: "MessagePack, XML, ...", autocomplete: "off", value: state.filter,
    oninput: () => { state.filter = words.value; changed(); },
  });
  form.replaceChildren(
    element("label", { for: "filter" }, "Serializers that contain"), words,
    ...(document.querySelector(".x") ? [checkbox("all columns", state.all, isOn => {
      state.all = isOn;
      changed();
    })] : []),
    element("output", { id: "shown", "aria-live": "polite" }),
    element("details", { id: "more" }, element("summary", {}, "More filters"), element("div", { class: "choices" },
      ...rowFacts.map(name => select(name, valuesOf(data, name), state.facts[name] ?? "", "all", value => {
        if (value) {
          state.facts[name] = value;
        } else {
          delete state.facts[name];
        }
        changed();
      })),
      element("fieldset", {}, element("legend", {}, "Leave out serializers that are"), ...Object.entries(leavable).map(([name, { label }]) =>
        checkbox(label, state.without.has(name), isOn => {
          state.without[isOn ? "add" : "delete"](name);
          changed();
        }))))));
  form.addEventListener("submit", event => event.preventDefault());
  form.hidden = false;
}

/**
 * What is compared, with what, and what counts.
 * @param {Data} data
 * @param {State} state
 * @param {() => void} changed
 */
export function compareControls(data, state, changed) {
  const usual = usualScope(data);
  const counts = countsOf(data);
  const nameOfCounts = counts.find(([key]) => key === state.counts)?.[1] ?? counts[0]?.[1] ?? "";
  return element("div", { class: "choices" },
    ...scopes.map(name => {
      const values = [...new Set(data.comparisons.map(comparison => comparison[name]))];
      const isChoice = values.length > (name === "data" ? new Set(data.comparisons.map(one => one.dataset)).size : 1);
      return !isChoice ? "" : select(scopeNames[name], values, state.scope[name] ?? usual[name], "all", value => {
        state.scope[name] = value || "*";
        changed();
      });
    }),
    ...(counts.length === 0 ? [] : [
      select("Ranked by", counts.map(([, name]) => name), nameOfCounts, null, value => {
        const [key] = counts.find(([, name]) => name === value) ?? counts[0];
        state.counts = key === counts[0][0] ? "" : key;
        changed();
      }),
      select("Baseline", data.rows.filter(row => !row.reference).map(row => row.name), data.rows[baselineOf(data, state)].name, null, value => {
        state.baseline = value === data.baseline ? "" : value;
        changed();
      })]));
}

/**
 * @param {Data} data
 * @param {string} name
 */
const valuesOf = (data, name) =>
  [...new Set(data.rows.map(row => row.facts[name]).filter(Boolean))].sort((a, b) => a.localeCompare(b, "en"));

/**
 * @param {string} name
 * @param {string[]} values
 * @param {string} chosen
 * @param {string | null} all the text of the choice of all; null: there is none
 * @param {(value: string) => void} changed is told the value, empty for all
 */
function select(name, values, chosen, all, changed) {
  const box = element("select", { onchange: () => changed(box.value) },
    ...(all === null ? [] : [element("option", { value: "" }, all)]),
    ...values.map(value => element("option", { value, selected: value === chosen }, value)));
  return element("label", {}, `${name} `, box);
}

/**
 * @param {string} name
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} changed
 */
function checkbox(name, isOn, changed) {
  const box = element("input", { type: "checkbox", checked: isOn, onchange: () => changed(box.checked) });
  return element("label", {}, box, ` ${name}`);
}
