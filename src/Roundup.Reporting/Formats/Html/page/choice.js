// @ts-check
// Which rows the reader has chosen.
import { leavable } from "./state.js";

/** @import { Row } from "./types.js" */
/** @import { State } from "./state.js" */

/**
 * Whether a row is one of those that the reader has chosen.
 * @param {Row | undefined} row
 * @param {string[]} marks
 * @param {State} state
 */
export function isChosen(row, marks, state) {
  for (const name of state.without) {
    if (marks.some(mark => leavable[name].test.test(mark)) || (name === "unsafe" && row?.unsafe)) {
      return false;
    }
  }
  return Object.entries(state.facts).every(([name, value]) => row?.facts[name] === value);
}

/** @param {string} filter */
export const wordsOf = filter => filter.toLowerCase().split(/[\s,]+/).filter(Boolean);
