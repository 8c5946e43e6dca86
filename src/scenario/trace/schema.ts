import { z } from 'zod';
import { component, type Of, plain } from '../terms/schema.js';

/** How much of the trace an answer carries. */
export const traceDetail = z.enum(['NONE', 'SUMMARY', 'FULL']);

const traceChange = component('TraceChange', {
  n: z.int().describe('Counts the changes of the whole trace from 0.'),
  entity: z.int(),
  tag: z.string(),
  from: plain,
  to: plain,
});

/** A node of the trace. The trace is a flat list in the order in which the nodes began. */
export const traceLine = component('TraceNode', {
  id: z.int(),
  parent: z
    .int()
    .nullable()
    .describe('The id of the node that this one is part of; null for a root.'),
  depth: z.int(),
  kind: z.string(),
  name: z.string(),
  rule: z.string().describe('The rule that decides it: the most specific one.'),
  alsoRules: z
    .array(z.string())
    .describe('General rules and definitions behind it; only in a FULL trace.'),
  source: z
    .object({ id: z.int(), card: z.string(), name: z.string() })
    .nullable()
    .describe('The entity that caused it.'),
  text: z.string().describe('One sentence in plain English.'),
  inferred: z.boolean().describe('The rulebook does not say so; the engine concluded it.'),
  changes: z.array(traceChange),
});

/** How much of the trace an answer carries. */
export type TraceDetail = Of<typeof traceDetail>;

/** A tag that a trace node changed. */
export type TraceChange = Of<typeof traceChange>;

/** A node of the trace. */
export type TraceLine = Of<typeof traceLine>;
