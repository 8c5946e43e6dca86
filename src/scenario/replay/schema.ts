import { z } from 'zod';
import { resolution } from '../resolution/schema.js';
import { json, type Of } from '../terms/schema.js';

const step = z.object({
  node: z.int().nullable().describe('The trace node that has begun; null: nothing has happened.'),
  board: z.int().describe('The place of the board among the parts.'),
  kind: z.string(),
  text: z.string(),
  rule: z.string().nullable(),
  waiting: z.array(z.string()).describe('What is queued and has not resolved yet, next first.'),
  source: z.int().nullable().describe('The entity that caused it.'),
  about: z.int().nullable().describe('The entity that it happens to.'),
});

/** What `replay` answers: a resolution, and how the table looks as each node of its trace has begun. */
export const replay = z.object({
  resolution,
  parts: z.array(json).describe('Boards that share their equal parts.'),
  steps: z.array(step),
});

/** A moment of a replay. */
export type ReplayStep = Of<typeof step>;

/** What `replay` answers. */
export type Replay = Of<typeof replay>;
