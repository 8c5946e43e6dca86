import { z } from 'zod';
import { component, type Of, optional } from '../terms/schema.js';

/** Whether one expectation of a scenario holds. */
export const expectationReport = component('ExpectationReport', {
  path: z.array(z.union([z.string(), z.int()])),
  pass: z.boolean(),
  message: z.string(),
  item: optional(z.int(), 'In a scenario file: the item that it asserts, from 1; 0 for none.'),
  variant: optional(
    z.int(),
    'In a scenario file: the place in `variants` of the one that it was held against.',
  ),
});

/** Whether one expectation of a scenario holds. */
export type ExpectationReport = Of<typeof expectationReport>;
