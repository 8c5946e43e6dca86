import { z } from 'zod';
import { decisionAnswer, pick } from '../../rulesets/common/form.js';
import { allRulesets } from '../../rulesets/index.js';
import {
  components,
  type Json,
  type JsonObject,
  named,
  type Of,
  optional,
} from '../terms/schema.js';
import { stateExpectation } from './expectation.js';

/** What all rule systems have: states, actions and decisions. Each is one of those of the games. */

/** What names of a game begin with: `WowTcg`. */
export function gameName(ruleset: string): string {
  return ruleset.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Gives the parts of every game's form the names that they have in documents: `BatchSide`. */
function nameParts(): void {
  for (const { id, form } of allRulesets()) {
    const game = gameName(id);
    const { answered, taken, parts } = form.state;
    const own = { State: answered, GivenState: taken, ...parts, Action: form.action };
    for (const [name, part] of Object.entries({ ...form.parts, ...own }))
      part.register(components, { id: `${game}${name}` });
  }
}

nameParts();

const games = allRulesets().map(({ form }) => form);

/** A full state, as answers have it. */
export const state = named<JsonObject>('State', z.union(games.map((form) => form.state.answered)));

/** A full state, as requests may have it. */
export const givenState = named<JsonObject>(
  'GivenState',
  z.union(games.map((form) => form.state.taken)),
);

/** The answer to a decision. */
export const answerToDecision = named<Json>('DecisionAnswer', decisionAnswer);

const decide = z.strictObject({ decide: answerToDecision }).describe('One more scripted decision.');

const check = z
  .strictObject({ check: z.array(stateExpectation).min(1) })
  .describe('No action: what is expected of the state at this moment.');

/** One of the actions that an answer tells, of any game. */
export const action = named<Json>('Action', z.union([...games.map((form) => form.action), decide]));

/** One of `actions`, as requests may have it, of any game. */
export const givenAction = named<Json>(
  'GivenAction',
  z.union([...games.map((form) => form.action), decide, check]),
);

/** One of the actions of one game, as requests may have it and as answers tell it. */
export function actionOf(own: z.ZodType): {
  readonly taken: z.ZodType;
  readonly answered: z.ZodType;
} {
  return { taken: z.union([own, decide, check]), answered: z.union([own, decide]) };
}

/** An option of a decision. */
export const decisionOption = z.object({
  pick: pick as z.ZodType as z.ZodType<Json>,
  text: z.string().describe('The option in words.'),
});

/** An option of a decision. */
export type DecisionOption = Of<typeof decisionOption>;

const pendingOption = decisionOption.extend({
  option: z.int().describe('Its place in the list.'),
  weight: optional(z.int(), 'How likely it is, beside the others.'),
});

/** An open decision. */
export const pendingDecision = named<JsonObject>(
  'PendingDecision',
  z.object({
    kind: z.string().describe('`choice`: a player chooses; `chance`: chance does.'),
    name: z.string(),
    player: z.int().nullable().describe('Who is asked; null: chance.'),
    source: z
      .object({ id: z.int(), card: z.string(), name: z.string() })
      .nullable()
      .describe('The entity that asks.'),
    options: z.array(pendingOption),
  }),
);
