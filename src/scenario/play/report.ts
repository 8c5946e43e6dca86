import { z } from 'zod';
import { action } from '../form/state.js';
import { component, type Of, optional } from '../terms/schema.js';

/** Why an action is not legal. */
export const refusalShape = {
  code: z.string(),
  message: z.string(),
  rules: optional(z.array(z.string()), 'The rules that forbid it, where the rule system tells.'),
};

/** What became of one action. An illegal action changes nothing and says why. */
export const actionReport = component('ActionReport', {
  action: action.describe('As it was asked for.'),
  legal: z.boolean(),
  illegal: optional(z.object(refusalShape)),
});

/** What became of one action. */
export type ActionReport = Of<typeof actionReport>;
