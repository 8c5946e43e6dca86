import type { CardDefinition } from '../language/card.js';

/** A card of a pool: its definition and its number there. */
export interface Card {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly kind: 'NONE' | 'GAME' | 'PLAYER' | 'DEATH_RECORD' | 'CREATURE' | 'SPELL';
  readonly topLevel: number;
  readonly definition: CardDefinition;
}

/** The cards that a state can speak of. The first ones stand for what is no card. */
export interface CardPool {
  readonly cards: readonly Card[];
  readonly byId: ReadonlyMap<string, Card>;
  /** Cards that came with a request. */
  readonly custom: readonly CardDefinition[];
}

export const GAME_CARD = 1;
export const PLAYER_CARD = 2;
export const DEATH_RECORD_CARD = 3;

/** Levels are below this; identity = card * LEVELS + level. */
export const LEVELS = 16;

/** Makes the pool of the built-in cards and of those that came with a request. */
export type PoolMaker = (custom: readonly CardDefinition[]) => CardPool;
