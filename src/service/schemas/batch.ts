import { z } from 'zod';
import { scenario } from '../../scenario/form/scenario.js';
import { resolution } from '../../scenario/resolution/schema.js';
import { component, components, input } from '../../scenario/terms/schema.js';
import { LIMITS } from '../limits.js';
import { problem } from './problem.js';

/** What `POST /v1/resolve:batch` takes as JSON; as lines it takes the requests themselves. */
export const batchInput = input('BatchInput', {
  requests: z.array(scenario).min(1).max(LIMITS.many.requests),
});

const place = {
  index: z.int().describe('The place of the request, counted from 0.'),
  status: z.int().describe('The HTTP status that fits.'),
};

/** What became of one request of a batch. */
export const batchResult = z
  .union([
    z.object({ ...place, answer: resolution }).describe('It was resolved.'),
    z.object({ ...place, problem }).describe('It makes no sense, or was too much.'),
  ])
  .register(components, { id: 'BatchResult' });

/** What `POST /v1/resolve:batch` answers as JSON. */
export const batchAnswer = component('BatchAnswer', {
  results: z.array(batchResult).describe('In the order of the requests.'),
});
