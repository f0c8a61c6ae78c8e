// @ts-check

/** The properties of a serializer that a reader can choose by. */
export const rowFacts = ["Format", "Library", "Needs", "Status", "Licence"];

/** What a comparison is about, for the same purpose. */
export const scopes = /** @type {const} */ (["dataset", "data", "shape", "target"]);

/** The classes of serializers that a reader can leave out, with the signs of their marks. */
export const leavable = /** @type {Record<string, { label: string, test: RegExp }>} */ ({
  lossy: { label: "lossy or unchecked", test: /^(L\d*|\?)$/ },
  adapted: { label: "adapted from another API form", test: /^A$/ },
  unmapped: { label: "timed without mapping to the model", test: /^M$/ },
  unsafe: { label: "unsafe for untrusted data", test: /^U$/ },
  hidden: { label: "with work that is not in the time", test: /^[TY]$/ },
});

/**
 * What the reader has chosen; all of it is in the address.
 * @typedef {object} State
 * @property {string} filter words of which a serializer has one
 * @property {Set<string>} without classes of serializers that are left out
 * @property {Record<string, string>} facts a property of a serializer -> its value
 * @property {Record<string, string>} scope a property of a comparison -> its value; "*" is all
 * @property {string} counts what a ranking is by; "" is the usual
 * @property {string} baseline "" is the one of the report
 * @property {boolean} all whether tables have all of their columns
 * @property {Map<string, string>} sorted the id of a table -> column and direction
 */

/** @returns {State} */
export function newState() {
  return {
    filter: "", without: new Set(), facts: {}, scope: {}, counts: "", baseline: "", all: false, sorted: new Map(),
  };
}

/** @param {State} state */
export function stateToHash(state) {
  const hash = new URLSearchParams();
  const set = (/** @type {string} */ name, /** @type {string} */ value) => value && hash.set(name, value);
  set("filter", state.filter);
  set("without", [...state.without].join(" "));
  for (const [name, value] of [...Object.entries(state.facts), ...Object.entries(state.scope)]) {
    set(name.toLowerCase(), value);
  }
  set("counts", state.counts);
  set("baseline", state.baseline);
  set("columns", state.all ? "all" : "");
  for (const [id, by] of state.sorted) {
    hash.set(id, by);
  }
  return hash.toString();
}

/**
 * The state of an address. What means nothing on this page is passed over.
 * @param {string} text
 * @param {import("./types.js").Data | null} data the numbers of the page; null: it has none
 */
export function stateOfHash(text, data) {
  const hash = new URLSearchParams(text);
  const state = newState();
  const get = (/** @type {string} */ name) => hash.get(name) ?? "";
  state.filter = get("filter");
  state.without = new Set(get("without").split(" ").filter(name => Object.hasOwn(leavable, name)));
  for (const name of rowFacts.filter(fact => data?.rows.some(row => row.facts[fact] === get(fact.toLowerCase())))) {
    state.facts[name] = get(name.toLowerCase());
  }
  for (const name of scopes.filter(scope => get(scope) === "*" || data?.comparisons.some(one => one[scope] === get(scope)))) {
    state.scope[name] = get(name);
  }
  // Addresses of older pages have the bandwidth alone.
  const counts = get("counts") || `mbits:${get("mbits")}`;
  state.counts = data?.rankings?.some(one => one.counts === counts) ? counts : "";
  state.baseline = data?.rows.some(row => row.name === get("baseline")) ? get("baseline") : "";
  state.all = get("columns") === "all";
  for (const [id, by] of hash) {
    if (/^t\d+$/.test(id) && /^[\w-]+[ad]$/.test(by)) {
      state.sorted.set(id, by);
    }
  }
  return state;
}
