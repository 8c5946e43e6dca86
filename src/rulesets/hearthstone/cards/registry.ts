import { CardPools } from '../../common/card-pools.js';
import { compileNow } from '../effects/compiler.js';
import type { CardDefinition } from '../language/card.js';
import { type CardPool, OWN_ENTRIES } from '../state/pool.js';
import type { Edition } from '../vocabulary/editions.js';
import { CardType } from '../vocabulary/index.js';
import { definitionIn } from './compiling/dated-definition.js';
import { EditionPool, type PoolEntry } from './compiling/edition-pool.js';
import { chineseNameOf } from './printed/chinese-names.js';
import { collectibleAndPlainCardsBeside, sinceOf } from './printed/printed-card.js';
import { builtInCards } from './reading/built-in.js';

const POOLS = new CardPools<CardDefinition, EditionPool>({
  plain: poolAt,
  custom: withCustom,
});

/** What stands in a pool for what is no card. */
const OWN = OWN_ENTRIES.map(({ id, type }): PoolEntry => {
  const name = id.toLowerCase().replace('_', ' ');
  const present: CardDefinition = { id, name, type: 'ENCHANTMENT' };
  return { id, type, known: true, present, told: { type } };
});

/** All cards with their numbers; later ones only as printed. Each is compiled when asked for. */
export function poolOf({ patch }: Edition): CardPool {
  return POOLS.of(patch);
}

/** The built-in cards and those of a request. @throws CompileError when one makes no sense */
export function customPool({ patch }: Edition, custom: readonly CardDefinition[]): CardPool {
  return POOLS.of(patch, custom);
}

/** The built-in cards as an edition plays with them. Editions share equal definitions. */
export function playedCards(patch: string): readonly unknown[] {
  entries ??= listEntries();
  facts ??= entries.map(({ id, known, told }) => {
    return { id, known, told, since: sinceOf(id), chinese: chineseNameOf(id) };
  });
  return entries.map(({ present }, i) => [withoutPast(definitionIn(present, patch)), facts![i]]);
}

let facts: readonly object[] | null = null;

const pastless = new WeakMap<CardDefinition, CardDefinition>();

/** A definition without what it was before: other editions have that. */
function withoutPast(definition: CardDefinition): CardDefinition {
  if (definition.was === undefined) return definition;
  let found = pastless.get(definition);
  if (found === undefined) {
    const { was: _, ...then } = definition;
    found = then;
    pastless.set(definition, found);
  }
  return found;
}

let entries: readonly PoolEntry[] | null = null;

function listEntries(): readonly PoolEntry[] {
  const always = [...OWN, ...builtInCards().map(entryOf)];
  const others = collectibleAndPlainCardsBeside(new Set(always.map(({ id }) => id)));
  const printed = others.map(({ definition, ...said }) => {
    const { hasDeathrattle, hasBattlecry, hasCombo, hasOutcast, hasChooseOne, isColossal } = said;
    const has = { hasDeathrattle, hasBattlecry, hasCombo, hasOutcast, hasChooseOne, isColossal };
    return { ...entryOf(definition), known: false, told: { known: false, ...has } };
  });
  return [...always, ...printed];
}

function entryOf(present: CardDefinition): PoolEntry {
  return { id: present.id, type: CardType[present.type], known: true, present, told: {} };
}

function poolAt(patch: string): EditionPool {
  entries ??= listEntries();
  return new EditionPool(patch, entries);
}

function withCustom(
  base: EditionPool,
  custom: readonly CardDefinition[],
  patch: string,
): EditionPool {
  const listed = base.listed.slice();
  for (const definition of custom)
    listed[base.numberOf(definition.id) ?? listed.length] = entryOf(definition);
  const pool = new EditionPool(patch, listed, custom, base);
  // what a request brings along has to make sense before anything is played with it
  for (const { id } of custom) pool.byId.get(id)!.code.forEach(compileNow);
  return pool;
}
