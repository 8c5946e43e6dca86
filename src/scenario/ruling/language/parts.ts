import type { HappeningKind } from '../../../rulesets/common/happening.js';

/** Somebody a sentence names: a player, or a card with the player to be named beside it where the name is not enough. */
export interface Party {
  /** The name of the card; empty for a player. */
  readonly name: string;
  /** The player who is meant, or whose card it is; 0: that need not be said. */
  readonly player: number;
  /** How many of them. */
  readonly count: number;
  /** Whether the number is said even of one. */
  readonly isCounted?: true;
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
  /** The node that shows it first; absent: the state in the end does. */
  readonly node?: number;
  /** What is had or lost, in the words of the rule system; or numbers as a card shows them. */
  readonly what?: string;
}

/** What somebody is in the end, without a happening that says so. */
export type StandingKind =
  | 'has'
  | 'hasNot'
  | 'is'
  | 'isNot'
  | 'health'
  | 'counts'
  | 'stats'
  | 'costs';

/** What waits for an answer. */
export interface OpenChoice {
  /** The player who chooses; 0: chance does. */
  readonly player: number;
  /** What is chosen from, each once; of many only how many. */
  readonly options: readonly string[] | number;
}

/** What somebody has that can act: its trigger, or what the rule system calls it (`Deathrattle`). */
export interface Ability {
  readonly who: Party;
  /** Empty for a trigger. */
  readonly name: string;
}

/** That an ability was not asked, and why: in the words of the rule system, with `{source}` for its bearer. */
export interface Unasked {
  readonly who: Party;
  readonly says: string;
}

/** The answer to what was asked about somebody: yes or no, a number, or a player. */
export type Answer =
  | { readonly ask: 'dies'; readonly who: Party; readonly holds: boolean }
  | {
      readonly ask: 'owner' | 'damage' | 'healing' | 'triggers';
      readonly who: Party;
      readonly value: number;
    };

/** Why something is as it is. */
export type Reason =
  /** One ability resolves before the other, because its bearer came into play first. */
  | { readonly kind: 'resolvesFirst'; readonly first: Ability; readonly second: Ability }
  /** One resolves before the other, because its player's come first; `says`: what that player is. */
  | {
      readonly kind: 'ofPlayer';
      readonly first: Ability;
      readonly second: Ability;
      readonly player: number;
      readonly says: string;
    }
  /** One resolves before the other, because it follows from a trigger that is not finished. */
  | { readonly kind: 'nested'; readonly first: Ability; readonly second: Ability }
  /** One resolves before the text of a card that is played, because its phase comes before the other. */
  | {
      readonly kind: 'beforeText';
      readonly first: Ability;
      readonly card: Party;
      readonly early: string;
      readonly late: string;
    }
  /** One came into play before the other. */
  | { readonly kind: 'cameFirst'; readonly first: Party; readonly second: Party }
  /** Somebody is there whose text does it. */
  | { readonly kind: 'effectOf'; readonly who: Party }
  /** A dated rule is what it is before or from a patch on. */
  | { readonly kind: 'dated'; readonly patch: string; readonly isBefore: boolean }
  /** What a node of the trace says, names and numbers filled in. */
  | { readonly kind: 'node'; readonly text: string };

/** What would have to be otherwise. */
export type Instead =
  | { readonly kind: 'order'; readonly first: Party; readonly second: Party }
  | { readonly kind: 'silence'; readonly who: Party }
  | { readonly kind: 'switch'; readonly patch: string; readonly isBefore: boolean };

/** What came to nothing: an ability that resolved and did nothing, and what it could have done. */
export interface Idle {
  readonly ability: Ability;
  /** Null: that is not known. */
  readonly promised: HappeningKind | null;
}

/** A language in which rulings are written. */
export interface Language {
  readonly party: (party: Party) => string;
  readonly fate: (fate: Fate) => string;
  /** That it does not happen. */
  readonly noFate: (fate: Fate) => string;
  readonly open: (choice: OpenChoice, isFirst: boolean) => string;
  readonly result: (result: string) => string;
  /** That an action is refused, and why; `who`: who should have acted; null: that is not known. */
  readonly illegal: (message: string, who: Party | null) => string;
  /** Clauses as one sentence. */
  readonly sentence: (clauses: readonly string[]) => string;
  readonly answer: (answer: Answer) => string;
  /** What a node says, as players say it. */
  readonly plain: (text: string) => string;
  readonly idle: (idle: Idle) => string;
  /** That an ability did nothing. */
  readonly idleAbility: (ability: Ability) => string;
  /** That nothing came of what a node says. */
  readonly withoutEffect: (text: string) => string;
  /** That a node happens although somebody has left play. */
  readonly despite: (text: string, who: Party) => string;
  readonly unasked: (unasked: Unasked) => string;
  readonly reason: (reason: Reason) => string;
  /** What came of it, and why, as a sentence; of whom `what` speaks needs no name again. */
  readonly lead: (what: string, why: Reason, spokenOf?: Party) => string;
  /** What a trigger did, behind that it triggers. */
  readonly caused: (cause: string, what: string) => string;
  /** What would come of it instead. */
  readonly instead: (instead: Instead, clauses: readonly string[]) => string;
  /** Sentences as one text. */
  readonly text: (sentences: readonly string[]) => string;
  readonly nothingDone: string;
  readonly nothingChanges: string;
}
