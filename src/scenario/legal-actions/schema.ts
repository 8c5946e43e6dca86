import { z } from 'zod';
import { scenarioShape } from '../form/scenario.js';
import { action } from '../form/state.js';
import { facts } from '../play/facts.js';
import { refusalShape } from '../play/report.js';
import { component, input, type Of, optional } from '../terms/schema.js';

/** Fields of a body that `actions` reads beside a scenario's. */
export const actionsShape = {
  illegal: optional(z.boolean(), 'Whether to list what else could be wanted and is not allowed.'),
};

/** What `actions` takes. */
export const actionsRequest = input('ActionsInput', { ...scenarioShape, ...actionsShape });

/** What `actions` answers. */
export const legalActions = component('LegalActions', {
  ...facts,
  actions: z.array(z.object({ action, text: z.string() })),
  illegal: optional(
    z.array(
      z.object({
        action,
        ...refusalShape,
        text: optional(z.string(), 'The action as a sentence, where the request did not name it.'),
      }),
    ),
  ),
});

/** What `actions` answers. */
export type LegalActions = Of<typeof legalActions>;
