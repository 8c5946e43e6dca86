import { z } from 'zod';
import { action } from '../form/state.js';
import { components, type Of } from '../terms/schema.js';

/** Why an action is not legal. */
export const refusalShape = {
  code: z.string(),
  message: z.string(),
  rules: z
    .array(z.string())
    .exactOptional()
    .describe('The rules that forbid it, where the rule system tells.'),
};

/** What became of one action. An illegal action changes nothing and says why. */
export const actionReport = z
  .object({
    action: action.describe('As it was asked for.'),
    legal: z.boolean(),
    illegal: z.object(refusalShape).exactOptional(),
  })
  .register(components, { id: 'ActionReport' });

/** What became of one action. */
export type ActionReport = Of<typeof actionReport>;
