/**
 * The seam between the rules engine and everything that asks it questions.
 *
 * Types only. `src/scenario/operate.ts` implements {@link Operate}; the service, the command line and the
 * library call it with plain JSON and get plain JSON back.
 */

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Every operation of the engine, by the name it has on every face of the product. */
export const OPERATION_NAMES = [
  'resolve',
  'verify',
  'actions',
  'outcomes',
  'compare',
  'explain',
  'normalise',
  'cards',
  'cardSchema',
  'rules',
  'patches',
  'rulesets',
] as const;

/** The name of an operation of the engine. */
export type OperationName = (typeof OPERATION_NAMES)[number];

/** What is wrong with one field of a request. */
export interface FieldError {
  /** A stable code in SCREAMING_SNAKE_CASE. */
  readonly code: string;
  /** Keys and indices from the root of the body to the field. */
  readonly path: readonly (string | number)[];
  /** The same place as an RFC 6901 JSON pointer; the empty string is the whole body. */
  readonly pointer: string;
  /** One sentence that names the field and what is wrong with it. */
  readonly message: string;
  /** What would have been accepted. */
  readonly expected?: string;
  /** The nearest valid names, best first, when a name was not found. */
  readonly nearest?: readonly string[];
}

/** RFC 9457 problem details without `type` and `instance`, which the service adds. */
export interface Problem {
  /** A stable code in SCREAMING_SNAKE_CASE. */
  readonly code: string;
  /** The HTTP status that fits. */
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Every error found in the body, in the order of the body. */
  readonly errors?: readonly FieldError[];
  /** What had happened until then, if the request asked for a trace. */
  readonly trace?: readonly TraceLine[];
}

/** What an operation answers. An illegal action is an answer; a body that makes no sense is a problem. */
export type Outcome =
  | { readonly ok: true; readonly body: Json }
  | { readonly ok: false; readonly problem: Problem };

/** One death, as a death event cache keeps it and the engine writes and reads it. */
export interface DeathRecord {
  readonly entityId: number;
  readonly cardId: string;
  /** The player who controlled the entity when it died. */
  readonly controller: number;
  readonly turn: number;
  readonly zonePosition?: number;
  /** What else a rule system wants to remember of it. */
  readonly extra?: Json;
}

/** What an operation may use beside its body. */
export interface OracleContext {
  /** The stored death event caches that the body refers to, by id, oldest death first. */
  readonly deathEventCaches?: Readonly<Record<string, readonly DeathRecord[]>>;
  /** The moment (milliseconds since the epoch) after which nobody waits for the answer any more. */
  readonly deadline?: number;
  /** Signs continuations; every process of an installation has the same. Absent: one of this process alone. */
  readonly continuationSecret?: string;
}

/** Runs one operation. Synchronous and pure; it is called in a worker thread. */
export type Operate = (name: OperationName, body: Json, context: OracleContext) => Outcome;

/** How much of the trace an answer carries. */
export type TraceDetail = 'NONE' | 'SUMMARY' | 'FULL';

/** A tag that a trace node changed. */
export interface TraceChange {
  /** Counts the changes of the whole trace from 0. */
  readonly n: number;
  readonly entity: number;
  readonly tag: string;
  readonly from: Json;
  readonly to: Json;
}

/** A node of the trace. The trace is a flat list in the order in which the nodes began. */
export interface TraceLine {
  readonly id: number;
  /** The id of the node that this one is part of; null for a root. */
  readonly parent: number | null;
  readonly depth: number;
  readonly kind: string;
  readonly name: string;
  /** The rules that put the node there. */
  readonly rules: readonly string[];
  /** The entity that caused it. */
  readonly source: { readonly id: number; readonly card: string; readonly name: string } | null;
  /** One sentence in plain English. */
  readonly text: string;
  /** True where the rulebook does not say so and the engine concluded it. */
  readonly inferred: boolean;
  readonly changes: readonly TraceChange[];
}

/** What became of one action. An illegal action changes nothing and says why. */
export interface ActionReport {
  readonly action: Json;
  readonly legal: boolean;
  readonly illegal?: {
    readonly code: string;
    readonly message: string;
    /** The rules that forbid it, where the rule system tells. */
    readonly rules?: readonly string[];
  };
}

/** A card of which the engine knows what is printed as numbers and keywords, and not what its text says. */
export interface UnknownCard {
  readonly id: string;
  readonly name: string;
}

/** A zone of a player and what lies in it, left to right, as a board shows it. */
export interface BoardZone {
  readonly player: number;
  readonly zone: string;
  readonly cards: readonly {
    readonly id: number;
    /** Its alias, or the name of its card. */
    readonly name: string;
    /** Its numbers in short, such as Attack and Health; null: it has none that show. */
    readonly stats: string | null;
    /** What else is to be seen of it: `Taunt`, `Frozen`, `3 damage`. */
    readonly marks: readonly string[];
  }[];
}

/** What `resolve` answers. */
export interface Resolution {
  readonly ruleset: string;
  readonly edition: string;
  /** The version of the engine's behaviour. */
  readonly engine: string;
  /** PENDING: a decision is open; `state` carries what is needed to go on. */
  readonly status: 'COMPLETE' | 'PENDING';
  readonly result: Json;
  readonly actions: readonly ActionReport[];
  readonly decisions: readonly Json[];
  /** The open decision with its options; null when there is none. */
  readonly pending: Json;
  /** The full state afterwards; the next call takes it unchanged. */
  readonly state: Json;
  readonly trace: readonly TraceLine[];
  readonly traceHash: string;
  readonly deaths: readonly DeathRecord[];
  /** Cards that take part and whose texts are not known: what they would do is left out. Absent where there are none. */
  readonly unknownCards?: readonly UnknownCard[];
  /** Only when `difference: true` asks for it. */
  readonly difference?: Differences;
  /** Only when `boards: true` asks for them. */
  readonly boards?: { readonly before: readonly BoardZone[]; readonly after: readonly BoardZone[] };
}

/** Whether one expectation of a scenario holds. */
export interface ExpectationReport {
  readonly path: readonly (string | number)[];
  readonly pass: boolean;
  readonly message: string;
  /** In a scenario file: the item of the worked case that it asserts, from 1; 0 for none. */
  readonly item?: number;
  /** In a scenario file: the place in `variants` of the one that it was held against. */
  readonly variant?: number;
}

/** One scenario of a scenario file, and what became of it. */
export interface VerifiedVariant {
  /** Empty for a file without variants. */
  readonly title: string;
  readonly status: Resolution['status'];
  readonly result: Json;
  readonly actions: readonly ActionReport[];
  readonly decisions: readonly Json[];
  readonly traceHash: string;
  readonly pass: boolean;
}

/** What `verify` answers. What it shares with a resolution is, in a scenario file, that of the first variant. */
export interface Verification extends Resolution {
  readonly expectations: readonly ExpectationReport[];
  readonly pass: boolean;
  /** Every scenario that a scenario file stands for; absent for a plain scenario. */
  readonly variants?: readonly VerifiedVariant[];
}

/** What `actions` answers. */
export interface LegalActions {
  readonly actions: readonly { readonly action: Json; readonly text: string }[];
  readonly illegal?: readonly {
    readonly action: Json;
    readonly code: string;
    readonly message: string;
    /** The rules that forbid it, where the rule system tells. */
    readonly rules?: readonly string[];
    /** The action as a sentence, where the request did not name it. */
    readonly text?: string;
  }[];
}

/** An exact probability: a fraction in lowest terms, its parts written out, and the nearest number. */
export interface Probability {
  readonly numerator: string;
  readonly denominator: string;
  readonly decimal: number;
}

/** Ends that look the same to whoever asks. */
export interface OutcomeGroup {
  /** What all of them have in common, by the names of what was asked for. */
  readonly by: JsonObject;
  readonly probability: Probability;
  /** Number of paths of decisions that lead here. */
  readonly paths: string;
  /** Distinct ends in the group. */
  readonly ends: number;
  /** The player's choice that is still open, or null. */
  readonly open: Json;
  /** One list of decisions that leads here; `resolve` takes it as it is. */
  readonly decisions: readonly Json[];
  /**
   * The scenario with these decisions: it can be resolved and saved as it is. Null where the request goes on with a
   * continuation, which cannot be saved, and past the room that an answer has for replays.
   */
  readonly replay: JsonObject | null;
  /** How much of the probability cards of unknown text take part in; null: none. */
  readonly unknown: UnknownShare | null;
}

/** Ends in which cards take part whose texts are not known: what these cards would do is left out there. */
export interface UnknownShare {
  readonly probability: Probability;
  readonly cards: readonly UnknownCard[];
}

/** What `outcomes` answers. */
export interface Outcomes {
  readonly ruleset: string;
  readonly edition: string;
  readonly engine: string;
  /** False when something was left out. */
  readonly complete: boolean;
  /** How likely it is to end in what was left out. */
  readonly missing: Probability;
  /**
   * What was used up first: a bound of the budget, a limit of a single path, or `deadline`: there was no time for the
   * rest, and another time there may be more.
   */
  readonly stoppedBy: string | null;
  readonly budget: {
    readonly situations: number;
    readonly decisions: number;
    readonly groups: number;
  };
  /** Distinct situations met on the way. */
  readonly situations: number;
  /** Distinct ends. */
  readonly ends: number;
  /** Paths of decisions, all together. */
  readonly paths: string;
  /** For every action how likely it is to be taken and to be refused. */
  readonly actions: readonly {
    readonly action: Json;
    readonly taken: Probability;
    readonly refused: readonly {
      readonly code: string;
      readonly message: string;
      readonly probability: Probability;
    }[];
  }[];
  /** Likeliest first. */
  readonly groups: readonly OutcomeGroup[];
  /** The groups past the budget. */
  readonly unlisted: { readonly groups: number; readonly probability: Probability };
  /** How much of all probability cards of unknown text take part in; null: none. */
  readonly unknown: UnknownShare | null;
}

/** An entity by its number and what it is called. */
export interface CalledEntity {
  readonly id: number;
  readonly name: string;
}

/** Something that has gone from one value to another. */
export interface ValueChange {
  readonly from: Json;
  readonly to: Json;
}

/** What is different between a position and one that came of it. */
export interface Difference {
  /** In the order in which they died. */
  readonly died: readonly CalledEntity[];
  /** What has come into play, be it that it has died since. */
  readonly entered: readonly CalledEntity[];
  /**
   * What is in another zone; `from` is null for what was not there at all, `as` says in a word what became of it
   * (`summoned`, `drawn`, `discarded` ...), null where there is nothing to say.
   */
  readonly moved: readonly (CalledEntity & {
    readonly from: string | null;
    readonly to: string;
    readonly as: string | null;
  })[];
  /** What is another card now, under its old name, and as whom it goes on. */
  readonly transformed: readonly (CalledEntity & { readonly into: CalledEntity })[];
  /** What is controlled by another player. */
  readonly changedSides: readonly (CalledEntity & {
    readonly from: number;
    readonly to: number;
  })[];
  /** What was there before and has other values; `says` is the tag in words, null for bookkeeping. */
  readonly changed: readonly (CalledEntity & {
    readonly tags: readonly (ValueChange & {
      readonly tag: string;
      readonly says: string | null;
    })[];
  })[];
  /** What is different for a player: Health, Armor, weapon, mana, Secrets, fatigue ... */
  readonly players: readonly {
    readonly player: number;
    readonly facts: readonly (ValueChange & { readonly fact: string })[];
  }[];
  /** How the game stands, when that has changed. */
  readonly result: ValueChange | null;
  /** All of it in sentences. */
  readonly sentences: readonly string[];
}

/** What the actions of a request have changed. */
export interface Differences {
  /** From before the first to after the last. */
  readonly all: Difference;
  /** For every action; null for one that was refused, or was over before this request. */
  readonly actions: readonly (Difference | null)[];
}

/** A scenario as it went in one setting. */
export interface ComparisonSide {
  readonly edition: string;
  /** Switches that were set otherwise than the edition has them. */
  readonly overridden: JsonObject;
  readonly switches: JsonObject;
  readonly status: 'COMPLETE' | 'PENDING';
  readonly result: Json;
  readonly actions: readonly ActionReport[];
  /** Scripted decisions that nothing asked for, or that named no option, on this side. */
  readonly unused: readonly Json[];
  readonly difference: Difference;
}

/** A rule that an answer cites, and what it says. */
export interface CitedRule {
  readonly id: string;
  readonly says: string;
}

/** A switch that makes two sides part, and the rules that say so on either side. */
export interface PartingCause {
  readonly switch: string;
  /** What it governs, in words. */
  readonly governs: string;
  /** How it stands on either side. */
  readonly values: readonly [Json, Json];
  /** The rules that say so, for the first side and for the other. */
  readonly rules: readonly CitedRule[];
  readonly otherRules: readonly CitedRule[];
}

/** Where two sides part, and what comes of it. */
export interface Parting {
  readonly between: readonly [number, number];
  /** Place in the trace, counted from 0; null: they never part. */
  readonly at: number | null;
  /** What stands there on either side; null: that side is over. */
  readonly lines: readonly [TraceLine | null, TraceLine | null];
  /** The last line that is the same. */
  readonly after: TraceLine | null;
  /** Switches each of which alone makes the first side go the other's way, or all of them `together`. */
  readonly switches: readonly string[];
  readonly together: boolean;
  /** The same switches with what they govern and their rules. */
  readonly causes: readonly PartingCause[];
  /** Cards of the scenario that are not the same in both editions, where no switch is the cause. */
  readonly cards: readonly { readonly id: string; readonly name: string }[];
  /** All switches that stand otherwise. */
  readonly differing: readonly string[];
  /** The zones in which the final boards differ. */
  readonly board: readonly {
    readonly player: number;
    readonly zone: string;
    readonly items: readonly [readonly string[], readonly string[]];
  }[];
  /** What else differs for the players in the end: Health, Armor, mana, fatigue ... */
  readonly facts: readonly {
    readonly player: number;
    readonly fact: string;
    readonly values: readonly [Json, Json];
  }[];
}

/** What `compare` answers. */
export interface Comparison {
  readonly ruleset: string;
  readonly engine: string;
  readonly sides: readonly ComparisonSide[];
  /** Every side but the first, held against the first. */
  readonly partings: readonly Parting[];
  /** Whether the same happens on all sides. */
  readonly same: boolean;
}

/** A line of the trace that is about an entity. */
export interface ExplanationLine {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly inferred: boolean;
  /** Whether the entity caused it or is what it happened to. */
  readonly role: 'source' | 'about';
  /** What it is part of, outermost first. */
  readonly within: readonly {
    readonly id: number;
    readonly kind: string;
    readonly name: string;
    readonly text: string;
  }[];
}

/** Why something did not happen. */
export interface ExplanationReason {
  /** A stable code in SCREAMING_SNAKE_CASE. */
  readonly code: string;
  /** One sentence. */
  readonly text: string;
  readonly rules: readonly string[];
  /** The event that was or would have been responded to; null where it was about none. */
  readonly event: { readonly name: string; readonly text: string } | null;
  /** How often that was so. */
  readonly times: number;
  /** The nodes of the trace that show it; none where the trace is silent about it. */
  readonly nodes: readonly number[];
  /** What resolved earlier in the same Queue, where that has made the difference. */
  readonly after: readonly { readonly id: number; readonly text: string }[];
}

/** A trigger that resolved, and what it responded to. */
export interface ExplanationTrigger {
  readonly id: number;
  readonly text: string;
  readonly rules: readonly string[];
  readonly event: { readonly name: string; readonly text: string } | null;
  /** Its place in the Queue, counted from 1, and how many there were in it. */
  readonly place: number;
  readonly of: number;
}

/** What `explain` answers. */
export interface Explanation {
  readonly ruleset: string;
  readonly edition: string;
  readonly engine: string;
  readonly entity: { readonly id: number; readonly card: string; readonly name: string };
  readonly actions: readonly ActionReport[];
  /** The answer in a few sentences. */
  readonly summary: string;
  /** What did happen: its triggers that resolved, in order. */
  readonly triggers: readonly ExplanationTrigger[];
  /** Why it did not: what came nearest to happening first. */
  readonly reasons: readonly ExplanationReason[];
  /** The rules of the reasons and the triggers, and what they say. */
  readonly rules: readonly CitedRule[];
  readonly lines: readonly ExplanationLine[];
}

/** What `normalise` answers: everything that is needed to save a scenario. */
export interface NormalisedScenario {
  readonly ruleset: string;
  readonly edition: string;
  readonly state: Json;
  readonly actions: Json;
  readonly decisions: Json;
  readonly random: Json;
  readonly expect: Json;
  readonly title: string;
  readonly cards: readonly string[];
  readonly rules: readonly string[];
  readonly result: Json;
  readonly traceHash: string;
  readonly engine: string;
}

/** One card, rule, edition or rule system; what else it carries differs by kind and rule system. */
export interface CatalogueItem extends JsonObject {
  readonly id: string;
}

/** What `cards`, `rules`, `patches` and `rulesets` answer. */
export interface CataloguePage {
  readonly items: readonly CatalogueItem[];
  /** Pass it as `after` to get the next page; null on the last page. */
  readonly next: string | null;
}

/** What `cards`, `rules`, `patches` and `rulesets` take. All given filters hold together. */
export interface CatalogueFilter {
  readonly ruleset?: string;
  readonly id?: string;
  readonly name?: string;
  readonly text?: string;
  readonly patch?: string;
  /** How many items, 1 to 100. */
  readonly first?: number;
  readonly after?: string;
}
