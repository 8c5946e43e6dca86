import type { PoolOf } from '../../common/card-pools.js';
import type { CardDefinition } from '../language/card.js';
import type { Edition } from '../vocabulary/editions.js';
import { CardType } from '../vocabulary/index.js';
import type { Code } from './code.js';
import type { CompiledCard } from './compiled-card.js';

/** A card of a pool, before it is compiled. */
export interface ListedCard {
  readonly id: string;
  readonly type: CardType;
  /** False: only what is printed as numbers and keywords is known of it, and not what its text says. */
  readonly known: boolean;
  /** As it is today, whatever the edition. */
  readonly present: CardDefinition;
}

/** All cards that a game may meet, with the numbers of one edition. What it answers never changes. */
export interface CardPool extends PoolOf<CompiledCard, CardDefinition> {
  /** The patch of the edition. */
  readonly patch: string;
  /** The pool that the cards of a request were added to, where some were: what it has stands here, too, unless one of theirs has its place. */
  readonly base: CardPool | null;
  /** The cards by their numbers, as far as is known without compiling them. */
  readonly listed: readonly ListedCard[];
  /** The number of a card; undefined when there is none of this id. */
  numberOf(id: string): number | undefined;
  /** The numbers of the cards that random effects can bring, in order of their ids: none is compiled for that. */
  readonly drawable: readonly number[];
  /** The card of a number. `cards` are all of them: whoever asks for those has every card compiled. */
  at(number: number): CompiledCard | undefined;
  /**
   * The cards that somebody has asked for, by their numbers: whatever a table bears is among them, and what row 0 bears. It
   * is read wherever an entity is looked at, hence a list and no call.
   */
  readonly asked: readonly (CompiledCard | undefined)[];
  /** The numbers of all cards that could be put together in the shape of this one. */
  inShapeOf(id: string): readonly number[];
  /** Effect code by its name (`<card id>/<part>`), as frames refer to it. */
  code(name: string): Code | undefined;
}

/** Makes the pool of an edition and of the cards that came with a request. */
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
