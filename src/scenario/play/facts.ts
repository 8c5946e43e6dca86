import { z } from 'zod';
import { engineOf } from '../terms/engine.js';
import { optional } from '../terms/schema.js';
import type { ScenarioRequest } from './request.js';

/** By which rules an answer was found, and by which engine: fields of every answer about a scenario. */
export const facts = {
  ruleset: z.string(),
  edition: z.string(),
  patchAsked: optional(
    z.string(),
    'The patch that was asked for, where none of that name came out: `edition` is the one before it.',
  ),
  engine: z
    .string()
    .describe(
      "The version of the engine's behaviour in this edition: where it is the same, so is the answer.",
    ),
};

/** What every answer says of its request. */
export function factsOf({
  ruleset,
  body,
  edition,
}: Pick<ScenarioRequest, 'ruleset' | 'body' | 'edition'>) {
  const { patch } = body;
  const isAnother = typeof patch === 'string' && patch !== edition;
  return {
    ruleset: ruleset.id,
    edition,
    ...(isAnother ? { patchAsked: patch } : {}),
    engine: engineOf(ruleset, edition),
  };
}
