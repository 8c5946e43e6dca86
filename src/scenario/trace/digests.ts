import { createHash } from 'node:crypto';
import type { TraceLine } from './schema.js';

/** Letters of a digest: one line in 16 million has that of another. */
const LENGTH = 4;
/** Lines that have one; what comes later is only known by the hash of the whole trace. */
const MOST = 5_000;

/**
 * A digest of every line of a trace, of four letters each: of what it is and what it changed, as the hash of the trace
 * has it. Sentences are not part of it.
 */
export function digestsOf(lines: readonly TraceLine[]): string {
  return lines.slice(0, MOST).map(digestOf).join('');
}

/**
 * The first line that is not what it was when these digests were made; null: each is, as far as they go.
 * Where the old trace went on and this one ends, its last line is named.
 */
export function firstOther(digests: string, lines: readonly TraceLine[]): TraceLine | null {
  const count = digests.length / LENGTH;
  const compared = lines.slice(0, MOST);
  const other = compared.findIndex(
    (line, i) => digests.slice(i * LENGTH, (i + 1) * LENGTH) !== digestOf(line),
  );
  if (other >= 0) return compared[other]!;
  return compared.length < count ? (compared.at(-1) ?? null) : null;
}

/** How many lines a trace has of which these are the digests; null: nobody knows. */
export function lineCountOf(digests: string): number | null {
  const count = digests.length / LENGTH;
  return count === 0 || count === MOST ? null : count;
}

function digestOf({ parent, kind, name, rule, alsoRules, source, changes }: TraceLine): string {
  const changed = changes.map(({ entity, tag, from, to }) => [entity, tag, from, to]);
  const fields = [
    parent,
    kind,
    name,
    [rule, ...alsoRules],
    source?.id ?? null,
    source?.card ?? null,
    changed,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, LENGTH);
}
