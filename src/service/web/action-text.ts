import { capital } from '../../rulesets/common/capital.js';
import type { Json, Resolution } from '../../scenario/oracle.js';

/** What those on a board are called, by their numbers and by their aliases. */
export type Names = ReadonlyMap<number | string, string>;

/** The names of all who were on the board, before or after. */
export function namesOn({ boards }: Pick<Resolution, 'boards'>): Names {
  const zones = [...(boards?.before ?? []), ...(boards?.after ?? [])];
  return new Map(zones.flatMap(({ cards }) => cards.map(({ id, name }) => [id, name] as const)));
}

/**
 * An action as it was written, as a sentence without its end: `Play imp at yeti`, `End turn`. Who was meant by a number
 * is told by name.
 */
export function actionText(action: Json, names: Names = new Map()): string {
  if (typeof action !== 'object' || action === null) return capital(inWords(String(action)));
  const [first, ...rest] = Object.entries(action as { readonly [key: string]: Json });
  if (first === undefined) return 'Nothing';
  const [verb, subject] = first;
  // Who attacks comes first in words, too: the other way round it would read as the one who is attacked.
  const who = named(subject, names);
  if (verb === 'attack') return `${capital(who)} attacks${details(rest, ' ', names)}`;
  const begun = subject === true ? inWords(verb) : `${inWords(verb)} ${who}`;
  return capital(begun + details(rest, ' at ', names));
}

/** Words before what else is said of an action; of others their name stands before it. */
const BEFORE: Readonly<Record<string, string>> = {
  lane: ' into lane ',
  position: ', minions to its left: ',
  choose: ', choosing option ',
};

/** What else is said of an action, whose target has its own word before it. */
function details(all: readonly (readonly [string, Json])[], at: string, names: Names): string {
  const parts = all.map(([key, value]) => {
    if (key === 'target') return `${at}${named(value, names)}`;
    if (key === 'against') return ` against ${named(value, names)}`;
    const before = BEFORE[key];
    if (before !== undefined) return `${before}${shown(value)}`;
    return value === true ? `, ${inWords(key)}` : `, ${inWords(key)} ${shown(value)}`;
  });
  return parts.join('');
}

function named(value: Json, names: Names): string {
  const isNamed = typeof value === 'number' || typeof value === 'string';
  return (isNamed ? names.get(value) : undefined) ?? shown(value);
}

function shown(value: Json): string {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** `endTurn` as words. */
function inWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
