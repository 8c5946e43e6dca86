import type { Path } from '../../../common/problems.js';
import type { Card } from '../../state/pool.js';
import type { Column } from '../../vocabulary/index.js';

export interface EntityDraft {
  readonly path: Path;
  readonly alias: string | null;
  readonly card: Card;
  readonly level: number;
  readonly player: 1 | 2;
  /** The lane; null for what lies in a list, or comes into the next empty lane. */
  readonly lane: number | null;
  readonly values: readonly (readonly [column: Column, value: number])[];
  readonly granted: readonly GrantDraft[];
}

/** A trigger that was given to a creature or player: its card and level. */
export interface GrantDraft {
  readonly alias: string | null;
  readonly card: Card;
  readonly level: number;
  readonly uses: number;
  readonly thisTurn: boolean;
}

export interface PlayerDraft {
  readonly player: 1 | 2;
  readonly values: readonly (readonly [column: Column, value: number])[];
  readonly granted: readonly GrantDraft[];
  readonly board: readonly EntityDraft[];
  readonly hand: readonly EntityDraft[];
  /** Top card first. */
  readonly deck: readonly EntityDraft[];
  readonly discard: readonly EntityDraft[];
  readonly dead: readonly EntityDraft[];
}

export interface ScenarioDraft {
  readonly turn: number;
  readonly toAct: 1 | 2;
  readonly players: readonly [PlayerDraft, PlayerDraft];
  /** Creatures on the board, oldest first. */
  readonly order: readonly EntityDraft[];
}
