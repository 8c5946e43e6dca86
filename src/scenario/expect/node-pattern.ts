import type { Reference } from './reference.js';

/** What a node of the trace must be like. Everything that is given must hold. */
export interface NodePattern {
  /** As it was written. */
  readonly text: string;
  readonly kind?: string;
  readonly name?: string;
  readonly rule?: string;
  readonly source?: Reference;
  readonly about?: Reference;
  /** An entity that is the node's source or the one it is about. */
  readonly entity?: Reference;
  readonly value?: number;
  /** Part of a node that matches. */
  readonly within?: NodePattern;
  /** Begins after the first node that matches has ended. */
  readonly after?: NodePattern;
  /** Begins before the first node that matches begins. */
  readonly before?: NodePattern;
  /** Only this one of the nodes that match, counted from 1; -1 is the last. */
  readonly nth?: number;
}
