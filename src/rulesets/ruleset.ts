import type { Decision, Json, Program, Run, Symmetry, Table } from '../kernel/index.js';
import type { Death } from './common/death.js';
import type { Decisions } from './common/decisions.js';
import type { DeckRules } from './common/decks.js';
import type { Editions, EditionTracker } from './common/editions.js';
import type { JsonObject } from './common/fields.js';
import type { ScenarioForm } from './common/form.js';
import type { Inquiry } from './common/inquiry.js';
import type { Judging } from './common/judging.js';
import type { LegalAction, Refusal } from './common/listed-actions.js';
import type { ActionPlace } from './common/lookup.js';
import { exchangePlayers, type PlayerWords } from './common/mirror.js';
import type { Names, Position } from './common/names.js';
import type { Path, Problems } from './common/problems.js';
import type { ActionForms, Requested } from './common/requested-actions.js';
import type { StateReader } from './common/state-reader.js';
import type { Tabletop } from './common/tabletop.js';
import type { Telling } from './common/telling.js';
import type { Translation } from './common/translation.js';

export interface SetupContext {
  readonly deathEventCaches: Readonly<Record<string, readonly Death[]>>;
  /** Notes what reading and playing look at of the edition; made by `editions.track` of the same edition. */
  readonly tracker?: EditionTracker;
}

export interface CardRow extends JsonObject {
  readonly id: string;
  readonly name: string;
}

export interface SetCoverage {
  readonly set: string;
  readonly collectible: number;
  readonly known: number;
  /** Ids of known cards that can bring out one whose text is not known. */
  readonly partly: readonly string[];
  readonly unknown: readonly string[];
  readonly reasons: readonly { readonly id: string; readonly reason: string }[];
}

export interface KnownByName {
  readonly id: string;
  readonly name: string;
}

export interface LaterCard extends KnownByName {
  readonly since: string;
}

export interface Catalogue {
  /** Files of the rule catalogue, below `rules/`, without their ending; what was inferred last. */
  readonly ruleFiles: readonly string[];
  /** Those of them that are the book of other editions; absent: the game has one book. */
  otherBookFiles?(edition: string): readonly string[];
  /** All known cards by id, name, other names and dbfId, without what they do: thousands at once. */
  cards(edition: string): readonly CardRow[];
  /** All known cards with everything. */
  rows(edition: string): readonly CardRow[];
  /** A card with its values of an edition, or what is printed on it and why its text is not known; null: there is none. */
  card(id: string, edition: string): CardRow | null;
  /** All cards that are known by what is printed on them alone; absent: there are none. */
  unknownCards?(edition: string): readonly CardRow[];
  /** What was different about a card of an edition, each before a patch, the earliest first; absent: cards have never changed. */
  cardHistory?(id: string, edition: string): readonly JsonObject[];
  /** The patch with which a card came, whatever edition is played; null: the data does not know it. Absent: nobody keeps it. */
  since?(id: string): string | null;
  /** The ids of the cards that a text names in any way, the one that is meant first. */
  idsCalled(text: string, edition: string): readonly string[];
  /** The JSON Schema (2020-12) of the cards that a request may bring; absent: it may bring none. */
  cardSchema?(): JsonObject;
  /** All of the built-in cards that a resolution can depend on; makes the engine's version. */
  playedCards(edition: string): readonly unknown[];
  /** How well the collectible cards of an edition are known, by set; absent: no card is collected. */
  coverage?(edition: string): readonly SetCoverage[];
}

export interface Setup<S extends Table> {
  read(
    body: JsonObject,
    edition: string,
    context: SetupContext,
    problems: Problems,
  ): Position<S> | null;
  /** The full state as JSON, the names of its entities among it; `readState` takes it back unchanged. */
  view(position: Position<S>): JsonObject;
  readState(json: Json, path: Path, problems: Problems): Position<S> | null;
  /** The players exchanged; absent: sides differ. Unlisted order of play follows the listing. */
  mirror?(scenario: JsonObject): JsonObject;
}

/** Actions that answer the open choice of a player instead of beginning something; `A` as in {@link Ruleset}. */
export interface ChoiceActions<S extends Table = Table, A = unknown> {
  /** Whether an action is one. Begun where no choice is open it is refused by `actions.begin`. */
  includes(action: A): boolean;
  /** The option of the open choice that the action picks, or why it picks none. */
  pick(position: Position<S>, decision: Decision, action: A): number | Refusal;
  describe(position: Position<S>, decision: Decision, index: number): LegalAction;
}

export interface Actions<S extends Table, A> {
  /** Reads an action. Names that can never be found are problems; the rest is looked up when it begins. */
  read(json: Json, path: Path, position: Position<S>, problems: Problems): A | null;
  /** Pushes the first frame. Otherwise nothing changes: illegal, or a name means nothing now. */
  begin(run: Run<S>, action: A, place: ActionPlace): Refusal | null;
  /** An action in the one form that says it shortest, entities by their ids where they have an alias. */
  write(action: A, names: Names): Json;
  /** The legal actions of the player whose action is awaited. */
  legal(position: Position<S>): readonly LegalAction[];
  /** What the player could want to do and may not; absent: the rule system does not tell. */
  illegal?(position: Position<S>): readonly (LegalAction & Refusal)[];
  /** Works out what follows from a written position before any action; absent: nothing does. */
  settle?(run: Run<S>): void;
  /** Whether it can be taken while a decision is open, which is then asked anew. Absent: none. */
  interrupts?(action: A): boolean;
  /** Those of `legal` that interrupt an open decision; absent: there are none. */
  interruptions?(position: Position<S>): readonly LegalAction[];
  /** The actions that answer an open choice; absent: only scripted decisions do. */
  readonly choices?: ChoiceActions<S, A>;
}

export interface SymmetryAsked {
  /** Entities that somebody asks about by themselves. */
  readonly pinned: readonly number[];
  readonly actions: readonly Json[];
}

/** What two traces can differ in though the same happens in both. */
export interface Incidental {
  /** Names of nodes that say nothing of their own where they changed nothing and hold no other. */
  readonly nodes: readonly string[];
  /** Columns that are kept only because of the edition. */
  readonly columns: readonly string[];
}

export interface Show<S extends Table> {
  /** How the game stands: `none` while it goes on. */
  result(state: S): string;
  card(state: S, identity: number): { readonly id: string; readonly name: string };
  /** What an entity is called in a sentence. */
  titleOf(position: Position<S>, entity: number, identity: number): string;
  readonly columns: readonly string[];
  /** A cell's value as a person reads it; numbers that stand for something else become its name. */
  cellValue(state: S, column: number, value: number): Json;
  /** Names of nodes that keep the books of a game, and are folded where nothing else is in them; absent: none. */
  readonly bookkeeping?: ReadonlySet<string>;
  /** What editions keep differently though the same happens; absent: nothing. */
  readonly incidental?: Incidental;
  cardsIn(state: S): readonly string[];
  /** Cards that are there and whose texts the rule system does not know; absent: it knows all. */
  unknownCards?(state: S): readonly KnownByName[];
  /** Cards that are there although they came after the edition; absent: the rule system has no such thing. */
  laterCards?(state: S): readonly LaterCard[];
  tabletop(position: Position<S>): Tabletop;
  /**
   * What the game's own logs say of a card beside its columns, by the names of their tags; null: the row is no entity of a
   * log. Absent: the game writes no logs.
   */
  logTags?(state: S, identity: number): Readonly<Record<string, number>> | null;
}

/** The deaths that a game remembers: an answer lists them, a death event cache keeps them for later resolutions. */
export interface Deaths<S extends Table> {
  /** The deaths whose records have these rows or later ones, oldest first. */
  since(state: S, row: number): readonly Death[];
}

/**
 * A rule system as scenarios see it: how a board is written down and read, what can be done on it, and how
 * what happened is told. Everything that differs between games is behind this interface; `A` is an action as
 * it was read, before its names are looked up in a state.
 */
export interface Ruleset<S extends Table = Table, A = unknown> {
  readonly id: string;
  /** Its id in the versions of the engine. */
  readonly shortId: string;
  readonly title: string;
  readonly program: Program<S>;
  readonly editions: Editions<S>;
  readonly catalogue: Catalogue;
  readonly form: ScenarioForm;
  readonly setup: Setup<S>;
  readonly actions: Actions<S, A>;
  readonly decisions: Decisions<S>;
  readonly show: Show<S>;
  /** Which decks are legal; absent: nobody builds decks. */
  readonly decks?: DeckRules;
  /** How it says its sentences in Chinese; absent: only in English. */
  readonly chinese?: Translation;
  /** Absent: nothing dies. */
  readonly deaths?: Deaths<S>;
  readonly telling: Telling<S>;
  readonly inquiry: Inquiry<S>;
  /** What helps to say why it came out so. */
  readonly judging: Judging<S>;
  /** Entities of a start that nothing can tell apart; null: there are none. Absent: the rule system does not look. */
  symmetry?(state: S, asked: SymmetryAsked): Symmetry<S> | null;
  readonly reader: StateReader<S>;
}

interface Game<S extends Table, T extends string, V extends object>
  extends Omit<Ruleset<S, Requested<T, V>>, 'form' | 'setup' | 'actions'> {
  readonly form: Omit<ScenarioForm, 'action'>;
  /** `mirror`: where numbers of players are written; absent: the sides of the game are not alike. */
  readonly setup: Omit<Setup<S>, 'mirror'> & { readonly mirror?: PlayerWords };
  readonly actions: Omit<Actions<S, Requested<T, V>>, 'read' | 'write'> & {
    readonly forms: ActionForms<S, T, V>;
  };
}

/** The ruleset of a game. */
export function defineGame<S extends Table, T extends string, V extends object>(
  game: Game<S, T, V>,
): Ruleset<S, Requested<T, V>> {
  const { forms, ...actions } = game.actions;
  const { mirror, ...setup } = game.setup;
  return {
    ...game,
    form: { ...game.form, action: forms.schema() },
    setup:
      mirror === undefined
        ? setup
        : { ...setup, mirror: (scenario) => exchangePlayers(scenario, mirror) },
    actions: {
      read: (...asked) => forms.read(...asked),
      write: (...said) => forms.write(...said),
      ...actions,
    },
    decisions: {
      match: (...asked) => game.decisions.match(...asked),
      describe: (...asked) => game.decisions.describe(...asked),
    },
  };
}

export type AnyRuleset = Ruleset;

/** Safe cast: states and actions are opaque outside their ruleset. */
export function defineRuleset<S extends Table, A>(ruleset: Ruleset<S, A>): AnyRuleset {
  return ruleset as AnyRuleset;
}

export type { Death } from './common/death.js';
export type { Decisions } from './common/decisions.js';
export type {
  Editions,
  EditionTracker,
  SwitchRow,
} from './common/editions.js';
export type { JsonObject } from './common/fields.js';
export type { LegalAction, Refusal } from './common/listed-actions.js';
export type { Position } from './common/names.js';
export { type Language, Names } from './common/names.js';
export { type FieldProblem, type Path, Problems } from './common/problems.js';
