import type { Table, TraceNode } from '../../kernel/index.js';
import type { Position } from './names.js';

/** Why something did not happen: a stable code, a sentence with `{source}` for whom it is about, and the rules. */
export interface Cause {
  readonly code: string;
  readonly says: string;
  readonly rules: readonly string[];
  /** The column whose last change made it so; absent: nothing that changed did. */
  readonly since?: string;
}

/** An event as it happened, be it that nothing listened and the trace does not have it. */
export interface NotedEvent {
  readonly name: string;
  readonly text: string;
  /** The player whom it concerns; 0 for none. */
  readonly player: number;
  readonly source: number;
  readonly about: number;
  readonly value: number;
  readonly isHeard: boolean;
  /** The node of the trace that it happened in, or -1. */
  readonly parent: number;
  /** What source and about were then. */
  readonly sourceIdentity: number;
  readonly aboutIdentity: number;
  /** How many nodes the trace had before it, and how many changes. */
  readonly nodes: number;
  readonly changes: number;
}

/** An event that a trigger of an entity answers; `ownOnly`: when it happens to the entity itself. */
export interface Listening {
  readonly event: string;
  readonly ownOnly: boolean;
}

/** What a rule system knows about why things did not happen, beside what its traces say. */
export interface Inquiry<S extends Table> {
  /** The code of a node that tells why something did not happen to its source (or to whom it is about); null: it does not. */
  reasonOf(node: TraceNode): string | null;
  /** How far a trigger came that was stopped for this reason; the further, the nearer it was to resolving. */
  rankOf(code: string): number;
  /** The column in which an entity says to which it is attached; absent: none is. */
  readonly attachment?: string;
  /** Whether a node says under which ruling happens what comes next in its parent. */
  governs?(node: TraceNode): boolean;
  /** Whether a node tells what kept whom it is about from taking its course. */
  hinders?(node: TraceNode): boolean;
  /** A position in whose run events are noted. */
  attentive?(position: Position<S>): Position<S>;
  /** The events noted in a run of such a position, in order. */
  events?(state: S): readonly NotedEvent[];
  /** What the triggers of an entity answer. */
  listensTo?(state: S, entity: number): readonly Listening[];
  /** Why no trigger of an entity was even asked whether it responds to an event that began in this state. */
  whyNotAsked?(state: S, entity: number, event: NotedEvent): Cause;
  /** That an event of this name never happened, in a sentence, and the names of nodes that tell why it did not. */
  whyNever?(event: string): Cause & { readonly insteadOf: readonly string[] };
  /** The names of the steps in which what an entity does to others as long as it is there is worked out anew. */
  auraSteps?(
    state: S,
    entity: number,
  ): readonly { readonly step: string; readonly rules: readonly string[] }[];
}
