import { isAtLeast } from '../../rulesets/common/editions.js';

/** One bound of a range: `>=9.2`, `<10.0`, a bare patch. */
const BOUND = /^(>=|<=|<|>|=)?(\d+(?:\.\d+){0,3})$/;

/**
 * Whether a patch lies in a range such as `>=9.2 <10.0`, or in one of several with `||` between them. Null when
 * the range is not written with numbers (`early version`), so that nobody can tell; `any` holds always.
 */
export function isInRange(patch: string, range: string): boolean | null {
  const parts = range.split(' || ').map((part) => isInPart(patch, part));
  return parts.includes(null) ? null : parts.includes(true);
}

function isInPart(patch: string, range: string): boolean | null {
  if (range === 'any') return true;
  const bounds = range.split(' ').map((bound) => BOUND.exec(bound));
  if (!bounds.every((bound) => bound !== null)) return null;
  return bounds.every(([, sign = '=', bound]) => holds(sign, patch, bound!));
}

/** Parts that one of the two leaves out are equal: 9.2 is any build of it. */
function holds(sign: string, patch: string, bound: string): boolean {
  switch (sign) {
    case '>=':
      return isAtLeast(patch, bound);
    case '<=':
      return isAtLeast(bound, patch);
    case '<':
      return !isAtLeast(patch, bound);
    case '>':
      return !isAtLeast(bound, patch);
    default:
      return isAtLeast(patch, bound) && isAtLeast(bound, patch);
  }
}
