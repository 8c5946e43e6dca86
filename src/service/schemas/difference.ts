import { z } from 'zod';
import type { Difference, Differences } from '../../scenario/oracle.js';
import { components, json } from './registry.js';

/** What is different between two states, for the OpenAPI document. */

const called = { id: z.int(), name: z.string() };
const change = { from: json, to: json };

/** What is different between two states. */
export const difference: z.ZodType<Difference> = z
  .object({
    died: z.array(z.object(called)).describe('In the order in which they died.'),
    entered: z
      .array(z.object(called))
      .describe('What has come into play, be it that it has died since.'),
    moved: z.array(
      z.object({
        ...called,
        from: z.string().nullable().describe('Null for what was not there at all.'),
        to: z.string(),
        as: z.string().nullable().describe('What became of it in a word: summoned, drawn ...'),
      }),
    ),
    transformed: z.array(z.object({ ...called, into: z.object(called) })),
    changedSides: z.array(z.object({ ...called, from: z.int(), to: z.int() })),
    changed: z
      .array(
        z.object({
          ...called,
          tags: z.array(
            z.object({
              tag: z.string(),
              says: z.string().nullable().describe('The tag in words; null for bookkeeping.'),
              ...change,
            }),
          ),
        }),
      )
      .describe('What was there before and has other values.'),
    players: z
      .array(
        z.object({
          player: z.int(),
          facts: z.array(z.object({ fact: z.string(), ...change })),
        }),
      )
      .describe('Health, Armor, weapon, mana, Secrets, fatigue ... of the players.'),
    result: z.object(change).nullable().describe('How the game stands, when that has changed.'),
    sentences: z.array(z.string()).describe('All of it in sentences.'),
  })
  .register(components, { id: 'Difference' });

/** What the actions of a request have changed. */
export const differences: z.ZodType<Differences> = z
  .object({
    all: difference.describe('From before the first to after the last.'),
    actions: z
      .array(difference.nullable())
      .describe('For every action; null for one that was refused, or was over before.'),
  })
  .register(components, { id: 'Differences' });
