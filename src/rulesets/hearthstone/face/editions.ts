import type { DatedRules, JsonObject, SwitchRow } from '../../ruleset.js';
import { DEFAULT_PATCH, editionOf, SWITCHES } from '../vocabulary/editions.js';
import { isAtLeast, isPatch } from '../vocabulary/patches.js';

const ROWS: readonly SwitchRow[] = Object.entries(SWITCHES).map(([name, entry]) => ({
  name,
  governs: entry.governs,
  variants: entry.variants,
}));

/** The editions of the rules as scenarios see them. */
export const EDITIONS: DatedRules = {
  default: DEFAULT_PATCH,
  form: 'a patch such as 10.0 or 9.2.0.21517',
  find: (text) => (isPatch(text) ? text : null),
  dated: [
    ...new Set(ROWS.flatMap(({ variants }) => variants.map(({ from }) => from))),
    DEFAULT_PATCH,
  ]
    .filter((patch, i, all) => patch !== '0' && all.indexOf(patch) === i)
    .sort((a, b) => (a === b ? 0 : isAtLeast(a, b) && !isAtLeast(b, a) ? 1 : -1)),
  switches: ROWS,
  isIn: (range, patch) => range.split(' ').every((bound) => isWithin(bound, patch)),
  values: (patch) => editionOf(patch).switches as JsonObject,
};

const BOUND = /^(>=|<=|<)(\d+(?:\.\d+){0,3})$/;

function isWithin(bound: string, patch: string): boolean {
  const [, operator, version] = BOUND.exec(bound) ?? [];
  if (version === undefined) return true;
  if (operator === '>=') return isAtLeast(patch, version);
  return !isAtLeast(patch, version) || (operator === '<=' && isAtLeast(version, patch));
}
