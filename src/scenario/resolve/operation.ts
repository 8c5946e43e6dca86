import { EXAMPLE } from '../form/example.js';
import { scenario } from '../form/scenario.js';
import { scenarioOperation } from '../operation/operation.js';
import { playAsAsked } from '../play/play-watched.js';
import { readOneRun } from '../play/request.js';
import { resolutionOf } from '../resolution/resolution.js';
import { resolution } from '../resolution/schema.js';

/** `resolve`: what happens. */
export const RESOLVE = scenarioOperation({
  field: 'resolve',
  summary: 'Resolve an action or a whole scenario',
  request: scenario,
  answer: resolution,
  description: 'Everything that happens, each line with its rules, and the state afterwards.',
  example: EXAMPLE,
  run: (body, context) => resolutionOf(playAsAsked(readOneRun(body, context)), context).resolution,
});
