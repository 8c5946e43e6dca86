import type { Frame } from '../../../kernel/index.js';
import type { GameEvent } from '../vocabulary/index.js';

export type PlayerAction =
  | {
      readonly type: 'play';
      readonly card: number;
      readonly lane?: number;
      readonly target?: number;
    }
  | { readonly type: 'level'; readonly card: number }
  | { readonly type: 'battle' }
  | { readonly type: 'move'; readonly creature: number; readonly lane: number }
  | { readonly type: 'activate'; readonly creature: number; readonly target?: number }
  | { readonly type: 'endTurn' }
  | { readonly type: 'concede' };

/** Numbers of the instructions; program.ts lists them in this order. */
export const Op = { ACTION: 0, BATCH: 1, TRIGGER: 2, EFFECTS: 3, DRAW: 4 } as const;
export type OpName = keyof typeof Op;

/** A primary action and its batches: always the bottom of the stack; it holds their events. */
export interface ActionFrame extends Frame {
  readonly action: string;
  readonly player: number;
  readonly card: number;
  readonly lane: number;
  readonly target: number;
  /** Events that wait for the next batch, oldest first (BATCH-next-batch). */
  queue: GameEvent[];
  /** Creatures destroyed or replaced since the action began (BATCH-valid-creatures). */
  gone: number[];
  batches: number;
  /** Of a battle: how many deaths the fight itself raised. */
  deathsOfFight: number;
  /** Whether deaths have been looked for before the first batch, where that is done. */
  checked: boolean;
}

export interface Reaction {
  /** The creature, player or card in hand whose trigger it is. */
  readonly self: number;
  /** The row that the trigger is printed on or was granted by. */
  readonly bearer: number;
  /** `triggers` or `grants` of the bearer's card, and the place there. */
  readonly list: 'triggers' | 'grants';
  readonly index: number;
  readonly player: number;
  readonly event: GameEvent;
}

/** One batch (BATCH-algorithm). `name` says which one of a battle it is. */
export interface BatchFrame extends Frame {
  readonly name: string;
  readonly number: number;
  readonly rules: readonly string[];
  readonly events: readonly GameEvent[];
  reactions: readonly Reaction[];
  next: number;
}

export interface TriggerFrame extends Frame {
  readonly reaction: Reaction;
  chosen: number;
}

export interface EffectsFrame extends Frame {
  readonly bearer: number;
  readonly list: 'play' | 'activate' | 'triggers' | 'grants';
  readonly index: number;
  readonly self: number;
  readonly player: number;
  readonly target: number;
  readonly chosen: number;
  readonly event: GameEvent | null;
  /** What chance has answered for the effect at hand. */
  picks: number[];
  /** Lanes that an effect with several of them is done with. */
  lane: number;
}

export interface DrawFrame extends Frame {
  readonly player: number;
  left: number;
}
