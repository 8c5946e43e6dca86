import { z } from 'zod';
import { stateExpectation } from '../form/expectation.js';
import { oneGamesScenario, scenarioShape } from '../form/scenario.js';
import { action, answerToDecision, decisionOption } from '../form/state.js';
import { facts } from '../play/facts.js';
import { unknownCard } from '../resolution/schema.js';
import {
  component,
  components,
  input,
  type Json,
  jsonObject,
  type Of,
  optional,
} from '../terms/schema.js';

const probability = z
  .object({ numerator: z.string(), denominator: z.string(), decimal: z.number() })
  .describe('An exact fraction in lowest terms, and the nearest number.')
  .register(components, { id: 'Probability' });

const estimate = z
  .object({ decimal: z.number(), low: z.number(), high: z.number() })
  .describe(
    'How likely it is in all, by the part that was found and by drawing the rest; and between which numbers it lies.',
  )
  .register(components, { id: 'Estimate' });

const drawing = component('Drawing', {
  seed: z.int(),
  paths: z.int().describe('How many paths were drawn.'),
  of: probability.describe('How likely what they were drawn from is; a part of `missing`.'),
  confidence: z.number().describe('How sure the interval of an estimate is.'),
});

const unknownShare = z.object({ probability, cards: z.array(unknownCard) });

const unknown = unknownShare
  .nullable()
  .describe('How much of it cards take part in whose texts are not known; null: none.');

const label = optional(z.string(), 'What it is called in the answer.');
const reference = z.union([z.string(), z.int()]);

/** One thing to group by. */
export const groupKey = z
  .union([
    z.enum(['result', 'board', 'state']),
    z.strictObject({
      entity: reference,
      field: optional(z.string(), '`zone` when left out.'),
      name: label,
    }),
    z.strictObject({ player: z.int(), field: z.string(), name: label }),
    z.strictObject({ name: z.string(), when: z.array(stateExpectation) }),
  ])
  .register(components, { id: 'GroupKey' });

const grouping = z.union([groupKey, z.array(groupKey)]) as z.ZodType as z.ZodType<Json>;

const count = optional(z.int().min(1));

/** What bounds the work, as it is asked for and as it is answered. */
export const outcomesBudget = {
  taken: z
    .strictObject({ situations: count, decisions: count, groups: count, timeMs: count })
    .describe(
      'Situations to meet, decisions on one path, groups to list, and milliseconds to wait, at most.',
    ),
  answered: z.object({
    situations: z.int(),
    decisions: z.int(),
    groups: z.int(),
    timeMs: z.int().nullable().describe('Null: the request does not say.'),
  }),
};

/** Fields of a body that `outcomes` reads beside a scenario's. */
export const outcomesShape = {
  groupBy: optional(
    grouping,
    'result, board, state, { entity, field }, { player, field } or { name, when }; or a list of them.',
  ),
  budget: optional(outcomesBudget.taken),
  mergeAlike: optional(
    z.boolean(),
    'Whether situations are one that differ only in which of several equal minions was hit, where nothing can tell; true when left out. The probabilities are the same.',
  ),
};

/** What `outcomes` takes. */
export const outcomesRequest = input('OutcomesInput', { ...scenarioShape, ...outcomesShape });

const openChoice = component('OpenChoice', {
  name: z.string(),
  player: z.int(),
  options: z.array(decisionOption),
});

const group = component('OutcomeGroup', {
  by: jsonObject.describe('What all of them have in common, by the names of what was asked for.'),
  probability: probability.describe('How likely the ends are that were found: exact.'),
  estimate: estimate
    .nullable()
    .describe('How likely it is in all, where not everything was followed; otherwise null.'),
  paths: z.string().describe('Number of paths of decisions that lead here.'),
  ends: z.int().describe('Distinct ends in the group.'),
  open: openChoice.nullable().describe("The player's choice that is still open, or null."),
  decisions: z.array(answerToDecision).describe('One list of decisions that leads here.'),
  replay: oneGamesScenario
    .nullable()
    .describe(
      'The scenario with these decisions, to be resolved or saved as it is. Null where the request goes on with a continuation, and past the room that an answer has for replays.',
    ),
  unknown,
});

/** What `outcomes` answers. */
export const outcomes = component('Outcomes', {
  ...facts,
  complete: z.boolean().describe('False when something was left out.'),
  missing: probability.describe('How likely it is to end in what was left out.'),
  stoppedBy: z
    .string()
    .nullable()
    .describe(
      'What was used up first: a bound of the budget, a limit of a single path, or `deadline`: there was no time for the rest, and another time there may be more.',
    ),
  budget: outcomesBudget.answered,
  estimate: drawing
    .nullable()
    .describe('What the estimates of the groups rest on; null: everything was followed.'),
  situations: z.int().describe('Distinct situations met on the way.'),
  ends: z.int().describe('Distinct ends.'),
  paths: z.string().describe('Paths of decisions, all together.'),
  actions: z
    .array(
      z.object({
        action,
        taken: probability,
        refused: z.array(z.object({ code: z.string(), message: z.string(), probability })),
      }),
    )
    .describe('For every action how likely it is to be taken and to be refused.'),
  groups: z.array(group).describe('Likeliest first.'),
  unlisted: z.object({ groups: z.int(), probability }).describe('The groups past the budget.'),
  unknown,
});

/** An exact probability: a fraction in lowest terms, its parts written out, and the nearest number. */
export type Probability = Of<typeof probability>;

/** How likely something is thought to be of which a part is not followed. */
export type Estimate = Of<typeof estimate>;

/** Ends in which cards take part whose texts are not known: what these cards would do is left out there. */
export type UnknownShare = Of<typeof unknownShare>;

/** Ends that look the same to whoever asks. */
export type OutcomeGroup = Of<typeof group>;

/** What `outcomes` answers. */
export type Outcomes = Of<typeof outcomes>;
