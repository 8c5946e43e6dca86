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

/** One event of a batch: plain data, because it waits in a frame. */
export interface GameEvent {
  readonly kind: EventKind;
  /** The creature, card or player that it happened to. */
  readonly subject: number;
  /** What did it, or 0. */
  readonly source: number;
  /** The player whose card, creature or turn it is. */
  readonly player: number;
  /** Damage dealt, health gained, the number of the card this turn. */
  readonly amount: number;
  /** Health right after it. */
  readonly left: number;
  /** When it happened, or when a creature that died of damage dropped (BATCH-c-death-time). */
  readonly instant: number;
}
