import { EXAMPLE } from '../form/example.js';
import { scenarioOperation } from '../operation/operation.js';
import { PLAYING } from '../operation/refused.js';
import { readOneRun } from '../play/request.js';
import { explain } from './explain.js';
import { explainRequest, explainShape, explanation } from './schema.js';

/** `explain`: why something did or did not happen. */
export const EXPLAIN = scenarioOperation({
  field: 'explain',
  summary: 'Tell why something did or did not happen to an entity',
  request: explainRequest,
  answer: explanation,
  description: 'Everything in the trace that is about the entity, in order.',
  errors: PLAYING,
  example: { ...EXAMPLE, explain: 'yeti' },
  isPublic: true,
  run: (body, context) => explain(readOneRun(body, context, Object.keys(explainShape))),
});
