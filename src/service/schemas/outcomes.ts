import { z } from 'zod';
import type { JsonObject, Outcomes, Probability, UnknownShare } from '../../scenario/oracle.js';
import { unknownCard } from './answers.js';
import { components, json } from './registry.js';
import { scenarioShape } from './requests.js';

/** What `outcomes` takes and answers, for the OpenAPI document. */

const probability: z.ZodType<Probability> = z
  .object({ numerator: z.string(), denominator: z.string(), decimal: z.number() })
  .describe('An exact fraction in lowest terms, and the nearest number.')
  .register(components, { id: 'Probability' });

const unknown: z.ZodType<UnknownShare | null> = z
  .object({ probability, cards: z.array(unknownCard) })
  .nullable()
  .describe('How much of it cards take part in whose texts are not known; null: none.');

const count = z.int().min(1).exactOptional();

/** What `POST /v1/outcomes` takes. */
export const outcomesInput = z
  .looseObject({
    ...scenarioShape,
    groupBy: json
      .exactOptional()
      .describe(
        'result, board, state, { entity, field }, { player, field } or { name, when }; or a list of them.',
      ),
    budget: z
      .strictObject({ situations: count, decisions: count, groups: count })
      .exactOptional()
      .describe('Situations to meet, decisions on one path, and groups to list, at most.'),
  })
  .register(components, { id: 'OutcomesInput' });

const group = z
  .object({
    by: z.record(z.string(), json) as z.ZodType<JsonObject>,
    probability,
    paths: z.string().describe('Number of paths of decisions that lead here.'),
    ends: z.int().describe('Distinct ends in the group.'),
    open: json.describe("The player's choice that is still open, or null."),
    decisions: z.array(json).describe('One list of decisions that leads here.'),
    replay: (z.record(z.string(), json) as z.ZodType<JsonObject>)
      .nullable()
      .describe('The scenario with these decisions, to be resolved or saved as it is.'),
    unknown,
  })
  .register(components, { id: 'OutcomeGroup' });

/** What `outcomes` answers. */
export const outcomes = z
  .object({
    ruleset: z.string(),
    edition: z.string(),
    engine: z.string(),
    complete: z.boolean().describe('False when something was left out.'),
    missing: probability,
    stoppedBy: z.string().nullable().describe('What was used up first.'),
    budget: z.object({ situations: z.int(), decisions: z.int(), groups: z.int() }),
    situations: z.int().describe('Distinct situations met on the way.'),
    ends: z.int().describe('Distinct ends.'),
    paths: z.string().describe('Paths of decisions, all together.'),
    actions: z.array(
      z.object({
        action: json,
        taken: probability,
        refused: z.array(z.object({ code: z.string(), message: z.string(), probability })),
      }),
    ),
    groups: z.array(group).describe('Likeliest first.'),
    unlisted: z.object({ groups: z.int(), probability }),
    unknown,
  })
  .register(components, { id: 'Outcomes' }) satisfies z.ZodType<Outcomes>;
