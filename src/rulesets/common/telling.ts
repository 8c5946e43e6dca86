import type { Table, TraceNode } from '../../kernel/index.js';
import type { Happening } from './happening.js';
import type { Position } from './names.js';

/** Something of a player that a reader wants to know: `Armor` 5, `weapon` Fiery War Axe 3/2; null: there is none. */
export interface PlayerFact {
  readonly fact: string;
  readonly value: number | string | null;
}

/**
 * What a column is called in a sentence. A number: `Attack` goes from 3 to 5. A state that holds or not: what is
 * said of who is in it, `has Taunt`.
 */
export interface ColumnWords {
  readonly kind: 'NUMBER' | 'STATE';
  readonly says: string;
}

/** The numbers of what fights: Health as far as it is left, and the most that it can be. */
export interface Standing {
  readonly attack: number;
  readonly health: number;
  readonly most: number;
}

/** How a rule system tells what became of a game. */
export interface Telling<S extends Table> {
  /** What there is to know of a player beside the cards on the table, in the order in which it is told. */
  facts(position: Position<S>, player: number): readonly PlayerFact[];
  /** A column's words; null: bookkeeping that no reader misses, or what a fact of the player tells. */
  columnWords(state: S, entity: number, column: number): ColumnWords | null;
  /**
   * What became of an entity that went through these zones, as a participle (`summoned`, `drawn`); null: nothing worth
   * a sentence. The first zone is null for what was not there at all.
   */
  moveName(state: S, entity: number, zones: readonly (string | null)[]): string | null;
  /** What an entity that is set aside has been transformed into; 0: it has not. Absent: entities stay themselves. */
  formOf?(state: S, entity: number): number;
  /** Rows of what is gone are used again: one that has another card than before is something else, not transformed. */
  readonly reusesRows?: true;
  /** Whom something is attached to; 0 for nobody. */
  hostOf?(state: S, entity: number): number;
  /** The player who controls an entity. */
  controllerOf(state: S, entity: number): number;
  /** The numbers of what fights, of an entity in play; null: it does not. */
  standing(state: S, entity: number): Standing | null;
  /** The numbers that its card gives to what fights; null: it does not. Absent: they are not told apart. */
  printed?(state: S, entity: number): Omit<Standing, 'health'> | null;
  /** Columns that count how far something has come, which readers wait for: a quest. Absent: there are none. */
  readonly counters?: readonly string[];
  /** What a card in a hand costs; null: it is none. Absent: cards cost nothing. */
  costOf?(state: S, entity: number): number | null;
  /** What happens in a node of the trace; null: nothing that a ruling names. */
  happening(state: S, node: TraceNode): Happening | null;
  /** The player for whom an entity stands, such as a hero without a part of its own in sentences; 0: it has a name. */
  standsFor(state: S, entity: number): number;
  /** Whether a player has left the game, with everything that was this player's. */
  hasLeft(state: S, player: number): boolean;
}
