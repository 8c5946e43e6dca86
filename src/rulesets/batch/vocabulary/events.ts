import type { EventOf } from '../../common/events.js';

/** What becomes an event, by the word that cards use, and its name in a trace (BATCH-events). */
export const EVENTS = {
  CREATURE_ENTERS: 'Creature Enters',
  CREATURE_REPLACED: 'Creature Replaced',
  CREATURE_DESTROYED: 'Creature Destroyed',
  CREATURE_MOVES: 'Creature Moves',
  BATTLE_DAMAGE: 'Battle Damage Dealt',
  DAMAGE: 'Damage Dealt',
  CARD_PLAYED: 'Card Played',
  HEALTH_GAINED: 'Health Gained',
  TURN_START: 'Turn Start',
  TURN_END: 'Turn End',
  RANK_GAINED: 'Rank Gained',
} as const;

export type EventKind = keyof typeof EVENTS;
export const EVENT_KINDS = Object.keys(EVENTS) as readonly EventKind[];

export interface GameEvent extends EventOf<EventKind> {
  readonly left: number;
  /** When it happened, or when a creature that died of damage dropped (BATCH-c-death-time). */
  readonly instant: number;
}
