import type { HappeningKind } from '../../../rulesets/common/happening.js';

/** Somebody a sentence names: a player, or a card with the player to be named beside it where the name is not enough. */
export interface Party {
  /** The name of the card; empty for a player. */
  readonly name: string;
  /** The player who is meant, or whose card it is; 0: that need not be said. */
  readonly player: number;
  /** How many of them. */
  readonly count: number;
}

/** What became of somebody, ready to be put into words. */
export interface Fate {
  readonly kind: HappeningKind | StandingKind;
  readonly who: readonly Party[];
  /** How much. */
  readonly value?: number;
  /** Health that is left. */
  readonly left?: number;
  /** For whom, or by whom it is done. */
  readonly player?: number;
  /** Into whom, by whom or with what. */
  readonly other?: Party;
  /** What is had or lost, in the words of the rule system; or numbers as a card shows them. */
  readonly what?: string;
}

/** What somebody is in the end, without a happening that says so. */
export type StandingKind = 'has' | 'hasNot' | 'is' | 'isNot' | 'stats';

/** What waits for an answer. */
export interface OpenChoice {
  /** The player who chooses; 0: chance does. */
  readonly player: number;
  /** What is chosen from, each once; of many only how many. */
  readonly options: readonly string[] | number;
}

/** A language in which rulings are written. */
export interface Language {
  readonly party: (party: Party) => string;
  readonly fate: (fate: Fate) => string;
  readonly open: (choice: OpenChoice, isFirst: boolean) => string;
  readonly result: (result: string) => string;
  readonly illegal: (message: string) => string;
  /** Clauses as one sentence. */
  readonly sentence: (clauses: readonly string[]) => string;
  /** Sentences as one text. */
  readonly text: (sentences: readonly string[]) => string;
  readonly nothingDone: string;
  readonly nothingChanges: string;
}
