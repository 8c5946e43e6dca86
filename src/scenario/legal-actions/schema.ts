import { z } from 'zod';
import { scenarioShape } from '../form/scenario.js';
import { action } from '../form/state.js';
import { facts } from '../play/facts.js';
import { refusalShape } from '../play/report.js';
import { components, type Of } from '../terms/schema.js';

/** Fields of a body that `actions` reads beside a scenario's. */
export const actionsShape = {
  illegal: z
    .boolean()
    .exactOptional()
    .describe('Whether to list what else could be wanted and is not allowed.'),
};

/** What `actions` takes. */
export const actionsRequest = z
  .strictObject({ ...scenarioShape, ...actionsShape })
  .register(components, { id: 'ActionsInput' });

/** What `actions` answers. */
export const legalActions = z
  .object({
    ...facts,
    actions: z.array(z.object({ action, text: z.string() })),
    illegal: z
      .array(
        z.object({
          action,
          ...refusalShape,
          text: z
            .string()
            .exactOptional()
            .describe('The action as a sentence, where the request did not name it.'),
        }),
      )
      .exactOptional(),
  })
  .register(components, { id: 'LegalActions' });

/** What `actions` answers. */
export type LegalActions = Of<typeof legalActions>;
