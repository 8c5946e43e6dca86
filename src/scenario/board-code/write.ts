import type { Json, JsonObject } from '../terms/schema.js';

/** What every code begins with: the version of the writing. */
export const CODE_VERSION = '1.';

/** A text that needs no quotes: it begins like no number, and has nothing that means something in a code. */
export const BARE = /^[A-Za-z][A-Za-z0-9 .-]*$/;

/** Characters of a quoted text that are written as `!uXXXX`: controls, line ends, what turns a line around, halves. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\ufffe\uffff]/gu;

/** A scenario as one line of text; `docs/reference/board-code.md` has the grammar. */
export function boardCode(scenario: JsonObject): string {
  return CODE_VERSION + pairs(scenario);
}

/** A code as it stands in the query of an address: as readable as addresses let it be. */
export function codeInAddress(code: string): string {
  return encodeURIComponent(code).replaceAll(/%(?:3A|2C)/g, decodeURIComponent);
}

function pairs(object: JsonObject): string {
  return Object.entries(object)
    .map(([key, value]) => `${keyText(key)}:${valueText(value)}`)
    .join(',');
}

function valueText(value: Json): string {
  if (value === null) return '!n';
  if (value === true) return '!t';
  if (value === false) return '!f';
  if (typeof value === 'number') return JSON.stringify(value).replace('+', '');
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `!(${value.map(valueText).join(',')})`;
  return `(${pairs(value as JsonObject)})`;
}

/** Keys are always texts, so digits need no quotes. */
function keyText(key: string): string {
  return /^\d{1,9}$/.test(key) ? key : text(key);
}

function text(value: string): string {
  if (BARE.test(value)) return value.replaceAll(' ', '_');
  const inside = value.replaceAll(/[!'_]/g, '!$&').replaceAll(HIDDEN, hidden).replaceAll(' ', '_');
  return `'${inside}'`;
}

function hidden(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `!u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');
}
