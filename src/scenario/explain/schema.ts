import { z } from 'zod';
import { scenarioShape } from '../form/scenario.js';
import { facts } from '../play/facts.js';
import { actionReport } from '../play/report.js';
import { citedRule } from '../rules/schema.js';
import { ruling } from '../ruling/schema.js';
import { components, type Json, type Of } from '../terms/schema.js';

const entity = z.union([z.string(), z.int()]);

const question = z.union([
  entity,
  z.strictObject({ entity, event: z.string().exactOptional() }),
]) as z.ZodType as z.ZodType<Json>;

/** Fields of a body that `explain` reads beside a scenario's. */
export const explainShape = {
  explain: question.describe('An entity, or { entity, event }: only within events of this name.'),
};

/** What `explain` takes. */
export const explainRequest = z
  .strictObject({ ...scenarioShape, ...explainShape })
  .register(components, { id: 'ExplainInput' });

const citation = {
  rule: z.string().describe('The rule that decides it.'),
  alsoRules: z.array(z.string()).describe('General rules and definitions behind it.'),
};

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
    ...citation,
    inferred: z.boolean(),
    role: z
      .enum(['source', 'about'])
      .describe('Whether the entity caused it, or it happened to it.'),
    within: z.array(enclosing).describe('What it is part of, outermost first.'),
  })
  .register(components, { id: 'ExplanationLine' });

const event = z
  .object({ name: z.string(), text: z.string() })
  .nullable()
  .describe('The event that was or would have been responded to.');

const trigger = z
  .object({
    id: z.int(),
    text: z.string(),
    ...citation,
    event,
    place: z.int().describe('Its place in the Queue, counted from 1.'),
    of: z.int().describe('How many there were in the Queue.'),
  })
  .register(components, { id: 'ExplanationTrigger' });

const reason = z
  .object({
    code: z.string().describe('Stable, in SCREAMING_SNAKE_CASE.'),
    text: z.string(),
    ...citation,
    event,
    times: z.int().describe('How often that was so.'),
    nodes: z
      .array(z.int())
      .describe('The nodes of the trace that show it; none where it is silent.'),
    after: z
      .array(z.object({ id: z.int(), text: z.string() }))
      .describe('What resolved earlier in the same Queue.'),
  })
  .register(components, { id: 'ExplanationReason' });

/** What `explain` answers. */
export const explanation = z
  .object({
    ...facts,
    entity: z.object({ id: z.int(), card: z.string(), name: z.string() }),
    actions: z.array(actionReport),
    summary: z.string().describe('The answer in a few sentences.'),
    triggers: z.array(trigger).describe('What did happen: its triggers that resolved, in order.'),
    reasons: z.array(reason).describe('Why it did not: what came nearest to happening first.'),
    rules: z.array(citedRule).describe('The rules of reasons and triggers, and what they say.'),
    lines: z.array(line),
    ruling: ruling.exactOptional().describe('With `ruling: true` only.'),
  })
  .register(components, { id: 'Explanation' });

/** A line of the trace that is about an entity. */
export type ExplanationLine = Of<typeof line>;

/** Why something did not happen. */
export type ExplanationReason = Of<typeof reason>;

/** A trigger that resolved, and what it responded to. */
export type ExplanationTrigger = Of<typeof trigger>;

/** What `explain` answers. */
export type Explanation = Of<typeof explanation>;
