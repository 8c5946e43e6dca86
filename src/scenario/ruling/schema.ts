import { z } from 'zod';
import { components, type Of } from '../terms/schema.js';

const decidingRule = z
  .object({ id: z.string(), name: z.string().describe('What it says, in a line.') })
  .register(components, { id: 'DecidingRule' });

const because = z
  .object({
    text: z.string(),
    rule: decidingRule.nullable().describe('The one rule that decides; null: none is cited there.'),
    node: z
      .int()
      .nullable()
      .describe(
        'The node of the trace that shows it; null: an action that is refused leaves none.',
      ),
  })
  .register(components, { id: 'Because' });

const differs = z
  .object({
    text: z.string().describe('What would come of it instead.'),
    change: z
      .object({
        kind: z.enum(['order', 'silence', 'switch']),
        entities: z
          .array(z.int())
          .describe('Who comes in the other order, or whose text does nothing.'),
        dated: z
          .string()
          .nullable()
          .describe('The dated rule that is taken from another edition, by its name.'),
      })
      .describe('The smallest change found that turns the answer.'),
  })
  .register(components, { id: 'Differs' });

/** What came of it, as a judge at the table says it. */
export const ruling = z
  .object({
    text: z.string().describe('The answer in one to three sentences.'),
    because: z.array(because).describe('Why, what decides first.'),
    differs: differs
      .nullable()
      .describe('What else would come of it after the smallest change; null: none was found.'),
  })
  .register(components, { id: 'Ruling' });

/** The rule that decides something. */
export type DecidingRule = Of<typeof decidingRule>;

/** A reason of a ruling. */
export type Because = Of<typeof because>;

/** What would turn a ruling. */
export type Differs = Of<typeof differs>;

/** What came of it, as a judge at the table says it. */
export type Ruling = Of<typeof ruling>;
