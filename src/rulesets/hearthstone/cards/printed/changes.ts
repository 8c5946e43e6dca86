import { comparePatches } from '../../../common/editions.js';
import type { CardNumbers, PastCard } from '../../language/card.js';
import { SCHOOLS_SINCE } from '../../vocabulary/index.js';

type Field = 'cost' | 'attack' | 'health' | 'name' | 'school';

interface Change {
  readonly before: string;
  readonly field: Field;
  readonly was: string;
}

/** What a card said before each of its changes, oldest first. */
export type PastFacts = readonly (CardNumbers & {
  readonly before: string;
  readonly name?: string;
  readonly school?: null;
})[];

/** What was written until a patch on a spell that has a school and is older than schools: none. */
export const NO_SCHOOL: Change = { before: SCHOOLS_SINCE, field: 'school', was: '' };

/**
 * The past of a card from the column `was`: `5.0.0.12574 cost=3; 20.0 cost=5|attack=4` says until which patch which
 * values were printed.
 * @param health what the number in the column `health` is: of a weapon its Durability
 * @param more changes that the column does not tell
 */
export function pastFacts(
  column: string,
  health: 'health' | 'durability',
  more: readonly Change[] = [],
): PastFacts {
  const told = column === '' ? [] : column.split('; ').flatMap(readChanges);
  const changes = [...told, ...more].sort((a, b) => comparePatches(a.before, b.before));
  const nameOf = (field: Field) => (field === 'health' ? health : field);
  return [...new Set(changes.map(({ before }) => before))].map((before) => {
    const then = changes.filter((one) => comparePatches(one.before, before) >= 0).reverse();
    const values = then.map((change) => [nameOf(change.field), printedThen(change)]);
    return { before, ...(Object.fromEntries(values) as CardNumbers) };
  });
}

function printedThen({ field, was }: Change): string | number | null {
  if (field === 'school') return null;
  return field === 'name' ? was : Number(was);
}

function readChanges(text: string): Change[] {
  const cut = text.indexOf(' ');
  const before = text.slice(0, cut);
  return text
    .slice(cut + 1)
    .split('|')
    .map((part) => {
      const [field, was] = part.split('=') as [Field, string];
      return { before, field, was };
    });
}

/** Two histories of one card as one: at any time what each of them says. */
export function mergePast(facts: readonly PastCard[], behaviour: readonly PastCard[]): PastCard[] {
  const patches = [...new Set([...facts, ...behaviour].map(({ before }) => before))];
  return patches.sort(comparePatches).map((before) => ({
    ...inForce(facts, before),
    ...inForce(behaviour, before),
    before,
  }));
}

function inForce(past: readonly PastCard[], patch: string): PastCard | undefined {
  return past.find(({ before }) => comparePatches(before, patch) >= 0);
}
