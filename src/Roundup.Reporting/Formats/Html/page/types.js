// @ts-check
// The form of the numbers that HtmlData.cs writes into a page. What is not known is left out.

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {boolean} [reference] shown for scale, and never ranked
 * @property {boolean} [unsafe] must not read untrusted data
 * @property {Record<string, string>} facts format, library, licence, ...
 * @property {number} [like] the row with the same facts, where a page leaves them out
 *
 * @typedef {object} Time one operation of a case
 * @property {number} ns time of a call
 * @property {number} [ratio] to the baseline of the comparison
 * @property {number} [allocated] bytes a call
 * @property {number[][]} launches times of each launch, ns: its batches, or its estimate alone
 *
 * @typedef {object} Case
 * @property {number} row the place of the row in Data.rows
 * @property {string} [marks] signs with blanks between them
 * @property {number} [size] bytes
 * @property {number} [first] the first calls of both operations in a fresh process, ns
 * @property {Time} [write]
 * @property {Time} [read]
 * @property {string} [missing] what was not measured, and why
 *
 * @typedef {object} Comparison
 * @property {string} data
 * @property {string} dataset
 * @property {string} shape
 * @property {string} target
 * @property {Case[]} cases
 *
 * @typedef {object} Data
 * @property {string} [baseline] the serializer that the report compares with
 * @property {string} [baselineTarget] the target on which it is, where all targets are compared with one
 * @property {Record<string, string>} marks the meaning of each sign
 * @property {Row[]} rows
 * @property {Comparison[]} comparisons
 * @property {Ranking[]} [rankings] all that a reader can choose, the usual first
 *
 * @typedef {object} Ranking rows by what counts, over all comparisons of a target and a shape
 * @property {string} target
 * @property {string} shape
 * @property {string} [dataset] over the comparisons of this dataset alone
 * @property {string} counts the weights, or the bandwidth
 * @property {string} name the same, for people
 * @property {Rank[]} rows
 *
 * @typedef {object} Rank a row of a ranking; each ratio stands with the ends of its 95 % interval, where they are known
 * @property {number} row the place of the row in Data.rows
 * @property {number[]} score
 * @property {string} [rank] the ranks that it can have
 * @property {boolean} [paretoOptimal] no other serializer is faster without being larger
 * @property {number[]} [write]
 * @property {number[]} [read]
 * @property {number[]} [size]
 * @property {number[]} [allocated]
 * @property {number} [tables] in how many of the tables it has a number, where it lacks some
 *
 * @typedef {"write" | "read" | "size" | "allocated"} Measure
 */

export {};
