import { comparePatches } from '../../../common/editions.js';
import type { CardDefinition } from '../../language/card.js';
import type { CardEntry, PrintedEntry } from '../entry.js';
import { mergePast } from '../printed/changes.js';
import {
  collectibleAndPlainCards,
  type PrintedCard,
  printedCard,
} from '../printed/printed-card.js';
import { SETS } from '../sets/index.js';

let builtIn: readonly CardDefinition[] | null = null;

/** All known cards, in order of coming, then of ids. @throws Error when an entry does not fit */
export function builtInCards(): readonly CardDefinition[] {
  builtIn ??= putTogether(SETS.flat());
  return builtIn;
}

/** Cards from entries and print. @throws Error when an entry does not fit the data */
export function putTogether(entries: readonly CardEntry[]): readonly CardDefinition[] {
  const found = new Map<string, CardDefinition>();
  for (const entry of entries) {
    const definition = 'own' in entry ? ownCardOf(entry.own) : definitionOf(entry);
    if (found.has(definition.id)) throw new Error(`${definition.id} has two entries`);
    found.set(definition.id, definition);
  }
  for (const { definition, isPlain } of collectibleAndPlainCards())
    if (isPlain && !found.has(definition.id)) found.set(definition.id, definition);
  // thousands of cards came with some dozens of patches: these are compared, and ids as text
  const idsBySince = new Map<string, string[]>();
  for (const id of found.keys()) {
    const since = sinceOf(id);
    const ids = idsBySince.get(since);
    if (ids === undefined) idsBySince.set(since, [id]);
    else ids.push(id);
  }
  return [...idsBySince]
    .sort(([a], [b]) => comparePatches(a, b))
    .flatMap(([, ids]) => ids.sort().map((id) => found.get(id)!));
}

/** Our own cards stand behind those of the game. */
function sinceOf(id: string): string {
  return printedCard(id)?.since ?? '1000';
}

function ownCardOf(own: CardDefinition): CardDefinition {
  if (printedCard(own.id) !== undefined)
    throw new Error(`${own.id} is in the data: its entry says only what is new`);
  return own;
}

function definitionOf(entry: PrintedEntry): CardDefinition {
  const printed = printedCard(entry.id);
  if (printed === undefined)
    throw new Error(`${entry.id} is not in the data: its entry has to bring all its facts`);
  checkName(entry, printed);
  const { name: _, was = [], override, ...behaviour } = entry;
  const facts = { ...printed.definition, ...override?.facts };
  const past = mergePast(facts.was ?? [], was);
  return {
    ...facts,
    ...(printed.requires !== null && { requires: printed.requires }),
    ...behaviour,
    ...(override?.facts.requires && { requires: override.facts.requires }),
    ...(past.length > 0 && { was: past }),
  };
}

/** @throws Error when the name is not one of the card */
function checkName({ id, name }: PrintedEntry, { definition }: PrintedCard): void {
  if (definition.name === name) return;
  const names = [definition, ...(definition.was ?? [])].flatMap((one) => one.name ?? []);
  if (!names.includes(name)) throw new Error(`${id} is called ${names.join(', ')}, not ${name}`);
}
