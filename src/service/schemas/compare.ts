import { z } from 'zod';
import type { Comparison, JsonObject } from '../../scenario/oracle.js';
import { actionReport, citedRule, traceLine } from './answers.js';
import { difference } from './difference.js';
import { components, json } from './registry.js';
import { scenarioShape } from './requests.js';

/** What `compare` takes and answers, for the OpenAPI document. */

const names = z.union([z.string(), z.array(z.string())]);

/** What `POST /v1/compare` takes. */
export const compareInput = z
  .looseObject({
    ...scenarioShape,
    patches: names.exactOptional().describe('The editions that are compared.'),
    switches: z
      .record(z.string(), json)
      .exactOptional()
      .describe('Switches that are set otherwise in one more comparison with the first edition.'),
    with: names.exactOptional().describe('Switches that are turned on in one more comparison.'),
    without: names.exactOptional().describe('Switches that are turned off in one more comparison.'),
  })
  .register(components, { id: 'CompareInput' });

const object = z.record(z.string(), json) as z.ZodType<JsonObject>;

const side = z
  .object({
    edition: z.string(),
    overridden: object,
    switches: object,
    status: z.enum(['COMPLETE', 'PENDING']),
    result: json,
    actions: z.array(actionReport),
    unused: z.array(json).describe('Scripted decisions that did not fit on this side.'),
    difference,
  })
  .register(components, { id: 'ComparisonSide' });

const cause = z
  .object({
    switch: z.string(),
    governs: z.string().describe('What it governs, in words.'),
    values: z.tuple([json, json]),
    rules: z.array(citedRule).describe('The rules that say so, for the first side.'),
    otherRules: z.array(citedRule).describe('The rules that say so, for the other side.'),
  })
  .register(components, { id: 'PartingCause' });

const parting = z
  .object({
    between: z.tuple([z.int(), z.int()]).describe('Two sides by their place in the list.'),
    at: z.int().nullable().describe('Place in the trace; null when they never part.'),
    lines: z.tuple([traceLine.nullable(), traceLine.nullable()]),
    after: traceLine.nullable().describe('The last line that is the same.'),
    switches: z
      .array(z.string())
      .describe('Each alone makes the first side go the other way, or all of them together.'),
    together: z.boolean().describe('Whether only all of `switches` together do.'),
    causes: z.array(cause),
    cards: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('Cards that are not the same in both editions, where no switch is the cause.'),
    differing: z.array(z.string()).describe('All switches that stand otherwise.'),
    board: z.array(
      z.object({
        player: z.int(),
        zone: z.string(),
        items: z.tuple([z.array(z.string()), z.array(z.string())]),
      }),
    ),
    facts: z
      .array(z.object({ player: z.int(), fact: z.string(), values: z.tuple([json, json]) }))
      .describe('What else differs for the players in the end.'),
  })
  .register(components, { id: 'Parting' });

/** What `compare` answers. */
export const comparison = z
  .object({
    ruleset: z.string(),
    engine: z.string(),
    sides: z.array(side),
    partings: z.array(parting),
    same: z.boolean(),
  })
  .register(components, { id: 'Comparison' }) as z.ZodType<Comparison>;
