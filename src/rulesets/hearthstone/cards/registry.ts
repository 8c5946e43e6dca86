import { Recent } from '../../common/recent.js';
import type { CardDefinition } from '../language/card.js';
import type { Code } from '../state/code.js';
import type { CompiledCard } from '../state/compiled-card.js';
import { type CardPool, OWN_ENTRIES } from '../state/pool.js';
import type { Edition } from '../vocabulary/editions.js';
import { builtInCards } from './built-in.js';
import { compileCard } from './compile.js';
import { collectibleAndPlainCards, isOut } from './printed/printed-card.js';

/** A pool is a few megabytes, and any patch can be asked for. */
const pools = new Recent<string, CardPool>(12);

/** A game that is a chain of calls brings the same cards with each of them. */
const customPools = new Recent<string, CardPool>(12);

/**
 * The cards of an edition with their numbers: the built-in ones, then every other collectible card that was out, known by
 * what is printed on it alone. Compiled once per edition.
 */
export function poolOf(edition: Edition): CardPool {
  return pools.get(edition.patch, () => {
    const { patch } = edition;
    const code = new Map<string, Code>();
    const cards: CompiledCard[] = OWN_ENTRIES.map(({ id, type }, index) => ({
      ...compileCard(ownDefinition(id), index, patch, code),
      type,
    }));
    for (const definition of builtInCards())
      cards.push(compileCard(definition, cards.length, patch, code));
    const ids = new Set(cards.map(({ id }) => id));
    for (const { definition, hasDeathrattle } of collectibleAndPlainCards()) {
      if (ids.has(definition.id) || !isOut(definition.id, patch)) continue;
      const card = compileCard(definition, cards.length, patch, code);
      cards.push({ ...card, known: false, hasDeathrattle });
    }
    return { cards, byId: byId(cards), code, custom: [] };
  });
}

/**
 * The built-in cards and those that came with a request; a custom card takes the place of a built-in one of
 * its id.
 * @throws CompileError when a custom card makes no sense.
 */
export function customPool(edition: Edition, custom: readonly CardDefinition[]): CardPool {
  if (custom.length === 0) return poolOf(edition);
  const key = `${edition.patch} ${JSON.stringify(custom)}`;
  return customPools.get(key, () => compilePool(edition, custom));
}

function compilePool(edition: Edition, custom: readonly CardDefinition[]): CardPool {
  const base = poolOf(edition);
  const cards = base.cards.slice();
  const code = new Map(base.code);
  for (const definition of custom) {
    const index = base.byId.get(definition.id)?.index ?? cards.length;
    cards[index] = compileCard(definition, index, edition.patch, code);
  }
  return { cards, byId: byId(cards), code, custom };
}

function byId(cards: readonly CompiledCard[]): CardPool['byId'] {
  return new Map(cards.map((card) => [card.id, card]));
}

function ownDefinition(id: string): CardDefinition {
  return { id, name: id.toLowerCase().replace('_', ' '), type: 'ENCHANTMENT' };
}
