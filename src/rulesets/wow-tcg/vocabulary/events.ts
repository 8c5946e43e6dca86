import type { EventOf } from '../../common/events.js';

/** What powers can trigger on, by the word that cards use, and its name in a trace (WOW-703.1). */
export const EVENTS = {
  ENTERS_PLAY: 'Enters Play',
  DESTROYED: 'Destroyed',
  LEAVES_PLAY: 'Leaves Play',
  DEALT_DAMAGE: 'Dealt Damage',
  DAMAGE_PREVENTED: 'Damage Prevented',
  HEALED: 'Healed',
  EXHAUSTED: 'Becomes Exhausted',
  ATTACKS: 'Attacks',
  DEFENDS: 'Defends',
  PROTECTS: 'Protects',
  PLAYED: 'Played',
  STRUCK: 'Struck',
  DISCARDED: 'Discarded',
  TURN_STARTS: 'Turn Starts',
  TURN_ENDS: 'Turn Ends',
  READIED: 'Becomes Ready',
  DRAWN: 'Drawn',
  COMPLETED: 'Completed',
} as const;

export type EventKind = keyof typeof EVENTS;
export const EVENT_KINDS = Object.keys(EVENTS) as readonly EventKind[];

export interface GameEvent extends EventOf<EventKind> {
  /** Of damage: whether it is combat damage, and the card that it was dealt with (WOW-403.4e). */
  readonly isCombat: boolean;
  readonly dealtWith: number;
}
