import { z } from 'zod';
import { savedExpectations } from '../form/expectation.js';
import { random } from '../form/scenario.js';
import { action, answerToDecision, state } from '../form/state.js';
import type { Of } from '../terms/schema.js';

/** What `normalise` answers: everything that is needed to save a scenario. */
export const normalisedScenario = z.object({
  ruleset: z.string(),
  edition: z.string(),
  state,
  actions: z.array(action),
  decisions: z.array(answerToDecision),
  random,
  expect: savedExpectations,
  title: z.string(),
  cards: z.array(z.string()),
  rules: z.array(z.string()),
  result: z.string(),
  traceHash: z.string(),
  lineDigests: z.string(),
  engine: z.string(),
  engineBuiltAt: z.string(),
});

/** What `normalise` answers: everything that is needed to save a scenario. */
export type NormalisedScenario = Of<typeof normalisedScenario>;
