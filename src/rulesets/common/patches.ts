/** Patches that are remembered with their parts: the data names some hundred, and any can be asked for. */
const REMEMBERED = 2_000;

const parts = new Map<string, readonly number[]>();

/** The numbers of a patch. Every card is held against patches. */
function partsOf(patch: string): readonly number[] {
  let found = parts.get(patch);
  if (found === undefined) {
    if (parts.size >= REMEMBERED) parts.clear();
    found = patch.split('.').map(Number);
    parts.set(patch, found);
  }
  return found;
}

/**
 * Whether an edition named `patch` has a rule that holds from `from` on. Parts that `patch` leaves out mean
 * its last build: `9.2` has what came with 9.2.0.21517.
 */
export function isAtLeast(patch: string, from: string): boolean {
  const asked = partsOf(patch);
  const bound = partsOf(from);
  for (let i = 0; i < bound.length; i++) {
    const part = asked[i];
    if (part === undefined) return true;
    const difference = part - bound[i]!;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Orders patches from which something holds, older first; parts that one leaves out are 0. */
export function comparePatches(a: string, b: string): number {
  const as = partsOf(a);
  const bs = partsOf(b);
  for (let i = 0; i < Math.max(as.length, bs.length); i++) {
    const difference = (as[i] ?? 0) - (bs[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Whether a text is a patch number: one to four whole numbers separated by points. `10.00` is none: names of editions are
 * compared as texts, too, and each has one spelling.
 */
export function isPatch(text: string): boolean {
  return /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,5})){0,3}$/.test(text);
}

const BOUND = /^(>=|<=|<)?(\d+(?:\.\d+){0,3})$/;

/**
 * Whether a patch is in a range as rules state it: bounds (`>=9.2`, `<10.0`) with spaces between, a patch by itself, or
 * from one patch to before another (`21.0~21.3`); `?` marks a patch that is doubtful, and by itself means from there on.
 * `any` and what is no number bound nothing.
 */
export function isInRange(range: string, patch: string): boolean {
  return boundsOf(range).every((bound) => isWithin(bound, patch));
}

function boundsOf(range: string): readonly string[] {
  return range.split(' ').flatMap((bound) => {
    const [from, to, ...more] = bound.split('~').map((end) => end.replace(/\?$/, ''));
    if (to !== undefined && more.length === 0) return [`>=${from}`, `<${to}`];
    return [/^\d.*\?$/.test(bound) ? `>=${from}` : from!];
  });
}

/** The patch that a range begins with (`>=`) or ends before (`<`); null where it says none. */
export function boundOf(range: string, operator: '>=' | '<'): string | null {
  const bounds = boundsOf(range).map((bound) => BOUND.exec(bound));
  return bounds.find((bound) => bound?.[1] === operator)?.[2] ?? null;
}

function isWithin(bound: string, patch: string): boolean {
  const [, operator, version] = BOUND.exec(bound) ?? [];
  if (version === undefined) return true;
  if (operator === '>=') return isAtLeast(patch, version);
  if (operator === undefined) return isAtLeast(patch, version) && isAtLeast(version, patch);
  return !isAtLeast(patch, version) || (operator === '<=' && isAtLeast(version, patch));
}
