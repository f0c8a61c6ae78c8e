// @ts-check
// Numbers for people, with the digits that the tables of the report have (Numbers/Digits.cs, Numbers/Scale.cs).

/**
 * @param {number} value
 * @param {number} digits
 */
function decimalsOf(value, digits) {
  return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value))));
}

/**
 * @param {number} value
 * @param {number} decimals
 */
function grouped(value, decimals) {
  const [whole, rest] = value.toFixed(decimals).split(".");
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return rest === undefined ? groups : `${groups}.${rest}`;
}

/**
 * At least so many significant digits; all digits before the point are kept.
 * @param {number} value
 * @param {number} digits
 */
export function significant(value, digits) {
  if (value === 0) {
    return "0";
  }
  let decimals = decimalsOf(value, digits);
  if (decimals > 0 && decimals <= 15) {
    decimals = Math.min(decimals, decimalsOf(Number(value.toFixed(decimals)), digits));
  }
  return grouped(value, decimals);
}

/** @param {number} value */
export function ratioText(value) {
  return value === 0 ? "0"
    : value < 0.001 ? value.toExponential(2)
    : value < 0.0995 ? significant(value, 2)
    : value < 9.995 ? grouped(value, 2)
    : value < 99.95 ? grouped(value, 1)
    : grouped(value, 0);
}

/** @param {number} share */
export function percentText(share) {
  return share > 1 ? ">100 %"
    : share === 0 ? "0 %"
    : share < 0.0005 ? "<0.1 %"
    : share < 0.0995 ? `${grouped(share * 100, 1)} %`
    : `${grouped(share * 100, 0)} %`;
}

/**
 * A value with the first unit in which it is less than a limit.
 * @param {number} value
 * @param {[string, number][]} units
 * @param {number} limit
 */
function inUnit(value, units, limit) {
  return units.find(([, size]) => value / size < limit) ?? units[units.length - 1];
}

/** @param {number} ns */
export function timeText(ns) {
  const [name, size] = inUnit(ns, [["ns", 1], ["us", 1e3], ["ms", 1e6], ["s", 1e9]], 1000);
  return `${significant(ns / size, ns < 1 ? 3 : 4)} ${name}`;
}

/** @param {number} bytes */
export function bytesText(bytes) {
  const [name, size] = inUnit(bytes, [["B", 1], ["KB", 1024], ["MB", 1024 ** 2], ["GB", 1024 ** 3]], 10_000);
  return `${significant(bytes / size, size === 1 && Number.isInteger(bytes) ? 1 : 3)} ${name}`;
}
