import type { Effect } from './effects.js';
import type { ByLevel, Faction, Keyword, Selector, Trigger } from './words.js';

/** What goes on as long as the creature is there, outside batches (BATCH-c-while). */
export type While = 'ATTACK_IS_HEALTH' | { readonly adjacentAttack: ByLevel<number> };

export interface CardDefinition {
  readonly id: string;
  readonly name: string;
  readonly type: 'CREATURE' | 'SPELL';
  readonly faction?: Faction;
  readonly tribes?: readonly string[];
  /** Made by other cards only. */
  readonly token?: true;
  /** How many levels there are; absent: 3. */
  readonly levels?: number;
  readonly attack?: ByLevel<number>;
  readonly health?: ByLevel<number>;
  readonly keywords?: { readonly [name in Keyword]?: ByLevel<number> };
  /** Removed from the game after it was played. */
  readonly overload?: true;
  /** Levels that take no play. */
  readonly free?: readonly number[];
  readonly target?: Selector;
  readonly play?: readonly Effect[];
  readonly activate?: readonly Effect[];
  /** Printed triggers; a later one counts as newer. */
  readonly triggers?: readonly Trigger[];
  readonly grants?: readonly Trigger[];
  readonly while?: readonly While[];
}
