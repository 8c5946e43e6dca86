import { z } from 'zod';
import { LOG_FORMAT_NAMES } from '../../logs/formats.js';
import type { ScenarioForm } from '../../rulesets/common/form.js';
import { LANGUAGES } from '../../rulesets/common/names.js';
import { allRulesets } from '../../rulesets/index.js';
import { components, type Json, type JsonObject, json, named, optional } from '../terms/schema.js';
import { traceDetail } from '../trace/schema.js';
import { distribution, expectation } from './expectation.js';
import { question } from './question.js';
import { actionOf, answerToDecision, gameName, givenAction, givenState } from './state.js';

/** How many actions and decisions a request may have. */
export const MOST = { actions: 200, decisions: 2000 } as const;

const title = z.string().min(1);

/** Who decides what is not scripted. */
export const random = named<Json>(
  'Random',
  z.union([z.enum(['ask', 'enumerate']), z.strictObject({ seed: z.int() })]),
);

/** Fields of a scenario that every rule system has, but for its actions. */
const commonShape = {
  $schema: optional(z.string(), 'Where an editor finds the form of it.'),
  title: optional(title),
  note: optional(z.string(), 'What the author wants to say about it.'),
  source: optional(json, 'Where it comes from.'),
  case: optional(z.string(), 'The worked case that a scenario file shows.'),
  ruleset: optional(z.string(), 'The rule system.'),
  patch: optional(z.string(), 'The edition of the rules; default: the newest.'),
  edition: optional(z.string(), 'The same as `patch`, as answers call it.'),
  state: optional(givenState, 'A full state, instead of turn, players and order.'),
  actions: optional(z.array(givenAction).max(MOST.actions)),
  decisions: optional(
    z.array(answerToDecision).max(MOST.decisions),
    'What is picked where something is asked: a name, a number, { pick } or { option }.',
  ),
  decide: optional(answerToDecision, 'The answer to the decision that a continuation waits for.'),
  random: optional(
    random,
    'Who decides what is not scripted: nobody, or a generator with this seed.',
  ),
  trace: optional(traceDetail),
  language: optional(
    z.enum(LANGUAGES),
    'The language of sentences and names; default: that in which the cards are named.',
  ),
  difference: optional(z.boolean(), 'Whether to tell what is different.'),
  ruling: optional(z.boolean(), 'Whether to sum up what came of it, and why.'),
  question: optional(question, 'What the ruling is to answer.'),
  boards: optional(z.boolean(), 'Whether to show the boards.'),
  log: optional(
    z.enum(LOG_FORMAT_NAMES),
    'The form in which to write it as a log of the game itself.',
  ),
  expect: optional(z.array(expectation), 'What is expected to happen.'),
  distribution: optional(distribution, 'The exact distribution of outcomes.'),
  continuation: optional(z.string(), 'A paused run to go on with.'),
};

/** The names of the fields of a scenario that every rule system has. */
export const COMMON_FIELDS: readonly string[] = Object.keys(commonShape);

/** The exact form of a scenario of one rule system. */
export function formOf({ setup, action: own, state }: ScenarioForm): z.ZodObject {
  return z.strictObject({
    ...commonShape,
    state: optional(state.taken),
    actions: optional(z.array(actionOf(own).taken).max(MOST.actions)),
    ...setup,
  });
}

/** The fields of a scenario of any rule system: what several have under one name is in the form of one of them. */
function shapeOf(forms: readonly ScenarioForm[]): z.ZodRawShape {
  const names = new Set(forms.flatMap(({ setup }) => Object.keys(setup)));
  const setup = [...names].map((name): [string, z.ZodType] => {
    const own = [...new Set(forms.flatMap((form) => form.setup[name] ?? []))];
    return [name, own.length === 1 ? own[0]! : optional(z.union(own.map(withoutOptional)))];
  });
  return Object.fromEntries(setup);
}

function withoutOptional(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodExactOptional ? (schema.unwrap() as z.ZodType) : schema;
}

/** The fields of a scenario. */
export const scenarioShape: z.ZodRawShape = {
  ...commonShape,
  ...shapeOf(allRulesets().map(({ form }) => form)),
};

/** A scenario of one game: what is sent is one. */
export const oneGamesScenario = z.union(
  allRulesets().map(({ id, form }) =>
    formOf(form)
      .extend({ ruleset: optional(z.literal(id)) })
      .register(components, { id: `${gameName(id)}Scenario` }),
  ),
) as z.ZodType as z.ZodType<JsonObject>;

/** A scenario, in the short form or as a full state. */
export const scenario = z.strictObject(scenarioShape);
