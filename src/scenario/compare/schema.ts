import { z } from 'zod';
import { difference } from '../difference/schema.js';
import { scenarioShape } from '../form/scenario.js';
import { answerToDecision } from '../form/state.js';
import { facts } from '../play/facts.js';
import { actionReport } from '../play/report.js';
import { status } from '../resolution/schema.js';
import { citedRule } from '../rules/schema.js';
import { component, input, json, jsonObject, type Of, optional, plain } from '../terms/schema.js';
import { traceLine } from '../trace/schema.js';

const names = z.union([z.string(), z.array(z.string())]);

/** Fields of a body that say in which settings it is played. */
export const settingShape = {
  patches: optional(names, 'The editions that are compared.'),
  switches: optional(
    z.record(z.string(), json),
    'Switches that are set otherwise in one more comparison with the first edition.',
  ),
  with: optional(names, 'Switches that are turned on in one more comparison.'),
  without: optional(names, 'Switches that are turned off in one more comparison.'),
};

/** What `compare` takes. */
export const compareRequest = input('CompareInput', { ...scenarioShape, ...settingShape });

const side = component('ComparisonSide', {
  edition: facts.edition,
  patchAsked: facts.patchAsked,
  engine: facts.engine,
  overridden: jsonObject.describe('Switches that were set otherwise than the edition has them.'),
  switches: jsonObject.describe('Every switch as it stood.'),
  status,
  result: z.string(),
  actions: z.array(actionReport),
  unused: z.array(answerToDecision).describe('Scripted decisions that did not fit on this side.'),
  difference,
});

/** A switch that makes two sides part. */
export const partingCause = component('PartingCause', {
  switch: z.string(),
  governs: z.string().describe('What it governs, in words.'),
  values: z.tuple([json, json]).describe('How it stands on either side.'),
  rules: z.array(citedRule).describe('The rules that say so, for the first side.'),
  otherRules: z.array(citedRule).describe('The rules that say so, for the other side.'),
});

/** A card that makes two sides part. */
export const partingCard = component('PartingCard', { id: z.string(), name: z.string() });

const parting = component('Parting', {
  between: z.tuple([z.int(), z.int()]).describe('Two sides by their place in the list.'),
  at: z.int().nullable().describe('Place in the trace; null when they never part.'),
  lines: z
    .tuple([traceLine.nullable(), traceLine.nullable()])
    .describe('What stands there on either side; null: that side is over.'),
  after: traceLine.nullable().describe('The last line that is the same.'),
  switches: z
    .array(z.string())
    .describe('Each alone makes the first side go the other way, or all of them together.'),
  together: z.boolean().describe('Whether only all of `switches` together do.'),
  causes: z
    .array(partingCause)
    .describe('The same switches with what they govern and their rules.'),
  cards: z
    .array(partingCard)
    .describe('Cards that are not the same in both editions, where no switch is the cause.'),
  differing: z.array(z.string()).describe('All switches that stand otherwise.'),
  board: z
    .array(
      z.object({
        player: z.int(),
        zone: z.string(),
        items: z.tuple([z.array(z.string()), z.array(z.string())]),
      }),
    )
    .describe('The zones in which the final boards differ.'),
  facts: z
    .array(z.object({ player: z.int(), fact: z.string(), values: z.tuple([plain, plain]) }))
    .describe('What else differs for the players in the end.'),
});

/** What `compare` answers. */
export const comparison = component('Comparison', {
  ruleset: z.string(),
  engine: z.string(),
  sides: z.array(side),
  partings: z.array(parting).describe('Every side but the first, held against the first.'),
  same: z.boolean().describe('Whether the same happens on all sides.'),
});

/** A scenario as it went in one setting. */
export type ComparisonSide = Of<typeof side>;

/** A switch that makes two sides part, and the rules that say so on either side. */
export type PartingCause = Of<typeof partingCause>;

/** Where two sides part, and what comes of it. */
export type Parting = Of<typeof parting>;

/** What `compare` answers. */
export type Comparison = Of<typeof comparison>;
