import type { Table, TraceNode } from '../../kernel/index.js';
import type { JsonObject } from './fields.js';

/**
 * How much a node tells that keeps somebody from something: it is the point, the point where there is no better, the point
 * where there is nothing else, worth a word, or only bookkeeping.
 */
export type Setback = 4 | 3 | 2 | 1 | 0;

/** What a rule system knows that helps to say why it came out so, and what would have turned it. */
export interface Judging<S extends Table> {
  /** Rates a node by what it kept from happening. */
  setback(state: S, node: TraceNode): Setback;
  /** Whether a node that is no trigger carries out a text of its source; absent: none does. */
  isText?(state: S, node: TraceNode): boolean;
  /** Whether an ability of this kind is one that players count on, so that it is news where it does nothing. */
  isCountedOn(node: TraceNode): boolean;
  /** Whether a trigger's node only announces what resolves later, so that nothing in it shows what came of it; absent: none does. */
  isAnnouncement?(node: TraceNode): boolean;
  /** Whether a node says that what is before it in its parent happens once more; absent: nothing is repeated. */
  isRepeat?(node: TraceNode): boolean;
  /** Whether an event has its place among others by the order in which those came whom it is about: a Death; absent: none has. */
  isOrderedEvent?(node: TraceNode): boolean;
  /** The name of what a node carries out: `Deathrattle`, `Vengeance`, `Death`; empty: a plain trigger. */
  ability(node: TraceNode): string;
  /** Where an entity of a full state says in which order it came: field by field. */
  readonly order: readonly string[];
  /** The tag, and its value, of an entity of a full state whose text does nothing; absent: there is none. */
  readonly silence?: { readonly tag: string; readonly value: number };
  /** Whether an entity of a full state can have come before or after others in play. */
  isOrdered(entity: JsonObject): boolean;
  /** The rules that say in which order what is queued together resolves, the more specific first. */
  readonly ordering: readonly string[];
  /** That the triggers of one player come before those of the other: the rules that say so, and what that player is; absent: never. */
  readonly byPlayer?: { readonly rules: readonly string[]; readonly says: string };
  /** The rules that say that all that follows from a trigger comes before the next one. */
  readonly nesting: readonly string[];
  /** Rules of the frame, which many nodes cite and which decide none: in a way that ids begin with. */
  readonly frame: readonly string[];
}
