import type { CardDefinition } from '../language/card.js';
import type { Edition } from '../vocabulary/editions.js';
import { CardType } from '../vocabulary/index.js';
import type { CardPool, CompiledCard } from './model.js';

export type { CardPool, ListedCard } from './model.js';

export type PoolMaker = (edition: Edition, custom: readonly CardDefinition[]) => CardPool;

/** Fixed indices of the pool's own entries. */
export const GAME_CARD = 1;
export const PLAYER_CARD = 2;
export const DEATH_RECORD_CARD = 3;

export const OWN_ENTRIES: readonly { readonly id: string; readonly type: CardType }[] = [
  { id: '', type: CardType.INVALID },
  { id: 'GAME', type: CardType.GAME },
  { id: 'PLAYER', type: CardType.PLAYER },
  { id: 'DEATH_RECORD', type: CardType.DEATH_RECORD },
];

/** The enchantment of what is Immune while attacking; ours. */
export const IMMUNE_WHILE_ATTACKING = 'RULES_IMMUNE_WHILE_ATTACKING';

/** What a Magnetic minion becomes on its Mech; ours. */
export const MAGNETIC = 'RULES_MAGNETIC';

/** The enchantment of a player that stands for an extra turn; ours. */
export const EXTRA_TURN = 'RULES_EXTRA_TURN';

/** The card with this id. @throws RangeError when there is none: ids of built-in cards are checked at start. */
export function cardById(pool: CardPool, id: string): CompiledCard {
  const card = pool.byId.get(id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}
