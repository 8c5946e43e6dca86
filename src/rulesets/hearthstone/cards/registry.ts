import { CardPools } from '../../common/card-pools.js';
import { compileNow } from '../effects/compiler.js';
import type { CardDefinition } from '../language/card.js';
import { type CardPool, OWN_ENTRIES } from '../state/pool.js';
import type { Edition } from '../vocabulary/editions.js';
import { builtInCards } from './built-in.js';
import { PoolInMaking } from './pool-in-making.js';
import { collectibleAndPlainCards, isOut } from './printed/printed-card.js';

const POOLS = new CardPools<CardDefinition, CardPool>({
  plain: compileBuiltIn,
  custom: withCustom,
});

/** What stands in a pool for what is no card. */
const OWN_CARDS = OWN_ENTRIES.map(({ id, type }) => {
  const definition: CardDefinition = {
    id,
    name: id.toLowerCase().replace('_', ' '),
    type: 'ENCHANTMENT',
  };
  return { definition, type };
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
  const pool = new PoolInMaking(patch);
  for (const { definition, type } of OWN_CARDS) pool.add(definition, { type });
  for (const definition of builtInCards()) pool.add(definition);
  const ids = new Set(pool.cards.map(({ id }) => id));
  for (const { definition, ...printed } of collectibleAndPlainCards()) {
    if (ids.has(definition.id) || !isOut(definition.id, patch)) continue;
    const { hasDeathrattle, hasBattlecry, hasCombo, hasOutcast, hasChooseOne } = printed;
    const has = { hasDeathrattle, hasBattlecry, hasCombo, hasOutcast, hasChooseOne };
    pool.add(definition, { known: false, ...has });
  }
  return pool.made([]);
}

function withCustom(base: CardPool, custom: readonly CardDefinition[], patch: string): CardPool {
  const pool = new PoolInMaking(patch, base);
  for (const definition of custom) {
    const index = base.byId.get(definition.id)?.index ?? pool.cards.length;
    // what a request brings along has to make sense before anything is played with it
    for (const code of pool.put(definition, { index })) compileNow(code);
  }
  return pool.made(custom);
}
