import { EXAMPLE } from '../form/example.js';
import { scenario } from '../form/scenario.js';
import { scenarioOperation } from '../operation/operation.js';
import { readRequest } from '../play/request.js';
import { normalise } from './normalise.js';
import { normalisedScenario } from './schema.js';

/** `normalise`: a scenario in the form in which it is saved. */
export const NORMALISE = scenarioOperation({
  field: 'normalise',
  summary: 'Write a scenario in the form in which it is saved',
  request: scenario,
  answer: normalisedScenario,
  description: 'The board as a full state, what is done on it, and what comes of it.',
  example: EXAMPLE,
  isPublic: false,
  run: (body, context) => normalise(readRequest(body, context), context),
});
