import { z } from 'zod';
import type { Explanation } from '../../scenario/oracle.js';
import { actionReport } from './answers.js';
import { components, json } from './registry.js';
import { scenarioShape } from './requests.js';

/** What `explain` takes and answers, for the OpenAPI document. */

/** What `POST /v1/explain` takes. */
export const explainInput = z
  .looseObject({
    ...scenarioShape,
    explain: json.describe('An entity, or { entity, event }: only within events of this name.'),
  })
  .register(components, { id: 'ExplainInput' });

const enclosing = z.object({
  id: z.int(),
  kind: z.string(),
  name: z.string(),
  text: z.string(),
});

const line = z
  .object({
    id: z.int(),
    kind: z.string(),
    name: z.string(),
    text: z.string(),
    rules: z.array(z.string()),
    inferred: z.boolean(),
    role: z
      .enum(['source', 'about'])
      .describe('Whether the entity caused it, or it happened to it.'),
    within: z.array(enclosing).describe('What it is part of, outermost first.'),
  })
  .register(components, { id: 'ExplanationLine' });

/** What `explain` answers. */
export const explanation = z
  .object({
    ruleset: z.string(),
    edition: z.string(),
    engine: z.string(),
    entity: z.object({ id: z.int(), card: z.string(), name: z.string() }),
    actions: z.array(actionReport),
    summary: z.string().describe('How often it triggered, and what kept it from it.'),
    lines: z.array(line),
  })
  .register(components, { id: 'Explanation' }) satisfies z.ZodType<Explanation>;
