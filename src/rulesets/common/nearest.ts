import { distance } from 'fastest-levenshtein';
import { memoize } from './memoize.js';

const COUNT = 3;
/** Edits that a name may be worse than the best. */
const SPREAD = 1;
/** Longer texts are no misspelt names. */
const LONGEST = 80;

type Compared = readonly [name: string, inLowerCase: string];

/** Those of a list that is kept for longer than a question: it is asked again and again, and long. */
const comparedOnce = memoize(compared);

function compared(names: Iterable<string>): readonly Compared[] {
  return Array.from(new Set(names), (name) => [name, name.toLowerCase()]);
}

/** The names most like a text, best first; none when it is not like any. A list stays as it was when it was first passed. */
export function nearestNames(text: string, names: Iterable<string>): readonly string[] {
  if (text.length > LONGEST) return [];
  const wanted = text.toLowerCase();
  const limit = Math.max(2, Math.ceil(wanted.length / 3));
  const scored: [name: string, score: number][] = [];
  for (const [name, inLowerCase] of Array.isArray(names) ? comparedOnce(names) : compared(names)) {
    const score = unlikeness(wanted, inLowerCase, limit);
    // What would have to change by half is another name, not a misspelt one.
    const isOther = score >= Math.max(wanted.length, name.length) / 2 + 0.5;
    if (score <= limit && !isOther) scored.push([name, score]);
  }
  scored.sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  const best = scored[0]?.[1] ?? 0;
  return scored
    .filter(([, score]) => score <= best + SPREAD)
    .slice(0, COUNT)
    .map(([name]) => name);
}

/** Edits between two texts; few when one is a part of the other. More than `limit` where their lengths alone say that it is. */
function unlikeness(wanted: string, name: string, limit: number): number {
  const difference = Math.abs(name.length - wanted.length);
  const [shorter, longer] = name.length < wanted.length ? [name, wanted] : [wanted, name];
  const isPart = wanted.length > 2 && longer.includes(shorter);
  if (isPart) return difference / 8;
  return difference > limit ? difference : distance(wanted, name);
}
