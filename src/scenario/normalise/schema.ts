import { z } from 'zod';
import { json, type Of } from '../terms/schema.js';

/** What `normalise` answers: everything that is needed to save a scenario. */
export const normalisedScenario = z.object({
  ruleset: z.string(),
  edition: z.string(),
  state: json,
  actions: json,
  decisions: json,
  random: json,
  expect: json,
  title: z.string(),
  cards: z.array(z.string()),
  rules: z.array(z.string()),
  result: json,
  traceHash: z.string(),
  engine: z.string(),
});

/** What `normalise` answers: everything that is needed to save a scenario. */
export type NormalisedScenario = Of<typeof normalisedScenario>;
