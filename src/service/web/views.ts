import type {
  Explanation,
  JsonObject,
  LegalActions,
  Outcomes,
  Problem,
  Replay,
  TraceLine,
} from '../../scenario/oracle.js';
import type { DecidingRule } from '../../scenario/ruling/schema.js';
import type { Place } from '../play/edits.js';
import type { SideForm } from '../play/form-fields.js';
import type { PageQuery } from './page-query.js';

/** An answer of the rules engine, or the problem that it answered instead. */
export type Asked<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: Problem };

/** That a ruling is not what it was when it was saved. */
export interface RulingChange {
  /** The first line that is another one; null: nobody knows which. */
  readonly at: TraceLine | null;
}

/** What a share says beside title and note; a page that is kept as a file goes without. */
export interface SharedTexts {
  readonly author?: string;
  readonly tags?: readonly string[];
  readonly links?: readonly string[];
  readonly stepNotes?: readonly { readonly at: number; readonly text: string }[];
  /** The version of the engine that resolved it when it was saved, and the hash of what it said. */
  readonly engine?: string;
  readonly traceHash?: string;
}

/** Everything that the page of a scenario shows. */
export interface ScenarioView {
  readonly scenario: {
    readonly url: string;
    readonly title: string;
    readonly note: string;
    readonly ruleset: string;
    readonly edition: string;
  } & SharedTexts;
  /** Where a copy of it is played; null: nowhere. */
  readonly table: string | null;
  readonly query: PageQuery;
  readonly replay: Asked<Replay>;
  /** That the ruling is not what it was when the scenario was saved; null: it is. */
  readonly change: RulingChange | null;
  readonly explanation: Asked<Explanation> | null;
  readonly outcomes: Asked<Outcomes> | null;
  /** Scheme and host of our addresses. */
  readonly origin: string;
}

/** A worked case with what comes of it. */
export interface CaseRuling {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  /** What comes of it, in a sentence or two. */
  readonly outcome: string;
  /** The rule that decides; null: none is told. */
  readonly rule: DecidingRule | null;
}

/** Everything that the page of a table shows. */
export interface PlayView {
  readonly code: string;
  readonly title: string | null;
  readonly scenario: JsonObject;
  /** The scenario as YAML. */
  readonly text: string;
  readonly ruleset: string;
  readonly form: SideForm;
  readonly replay: Asked<Replay>;
  /** The step that is shown, and who sits below. */
  readonly query: Pick<PageQuery, 'at' | 'side' | 'explain' | 'outcomes'>;
  /** The answers to what is asked; null: that is not asked. */
  readonly explanation: Asked<Explanation> | null;
  readonly outcomes: Asked<Outcomes> | null;
  /** What can be done; null: a decision is open, or the board cannot be played. */
  readonly legal: Asked<LegalActions> | null;
  /** The board code with two cards in the other order, where that turns the answer; null: it does not. */
  readonly otherOrder: string | null;
  /** What is shown with its fields. */
  readonly selected: Place | null;
}
