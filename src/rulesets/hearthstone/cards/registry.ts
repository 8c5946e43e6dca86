import { byId, CardPools } from '../../common/card-pools.js';
import type { CardDefinition } from '../language/card.js';
import type { Code } from '../state/code.js';
import type { CompiledCard } from '../state/compiled-card.js';
import { type CardPool, OWN_ENTRIES } from '../state/pool.js';
import type { Edition } from '../vocabulary/editions.js';
import { builtInCards } from './built-in.js';
import { compileCard } from './compile.js';
import { collectibleAndPlainCards, isOut } from './printed/printed-card.js';

const POOLS = new CardPools<CardDefinition, CardPool>({
  plain: compileBuiltIn,
  custom: withCustom,
});

/**
 * The cards of an edition with their numbers: the built-in ones, then every other collectible card that was out, known by
 * what is printed on it alone. Compiled once per edition.
 */
export function poolOf({ patch }: Edition): CardPool {
  return POOLS.of(patch);
}

/**
 * The built-in cards and those that came with a request; a custom card takes the place of a built-in one of
 * its id.
 * @throws CompileError when a custom card makes no sense.
 */
export function customPool({ patch }: Edition, custom: readonly CardDefinition[]): CardPool {
  return POOLS.of(patch, custom);
}

function compileBuiltIn(patch: string): CardPool {
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
}

function withCustom(base: CardPool, custom: readonly CardDefinition[], patch: string): CardPool {
  const cards = base.cards.slice();
  const code = new Map(base.code);
  for (const definition of custom) {
    const index = base.byId.get(definition.id)?.index ?? cards.length;
    cards[index] = compileCard(definition, index, patch, code);
  }
  return { cards, byId: byId(cards), code, custom };
}

function ownDefinition(id: string): CardDefinition {
  return { id, name: id.toLowerCase().replace('_', ' '), type: 'ENCHANTMENT' };
}
