import type { PoolOf } from '../../common/card-pools.js';
import type { CardDefinition } from '../language/card.js';

export interface Card {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly kind: 'NONE' | 'GAME' | 'PLAYER' | 'DEATH_RECORD' | 'CREATURE' | 'SPELL';
  readonly topLevel: number;
  readonly definition: CardDefinition;
}

export type CardPool = PoolOf<Card, CardDefinition>;

export const GAME_CARD = 1;
export const PLAYER_CARD = 2;
export const DEATH_RECORD_CARD = 3;

/** Levels are below this; identity = card * LEVELS + level. */
export const LEVELS = 16;
