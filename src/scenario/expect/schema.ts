import { z } from 'zod';
import { components, type Of } from '../terms/schema.js';

/** Whether one expectation of a scenario holds. */
export const expectationReport = z
  .object({
    path: z.array(z.union([z.string(), z.int()])),
    pass: z.boolean(),
    message: z.string(),
    item: z
      .int()
      .exactOptional()
      .describe('In a scenario file: the item that it asserts, from 1; 0 for none.'),
    variant: z
      .int()
      .exactOptional()
      .describe('In a scenario file: the place in `variants` of the one that it was held against.'),
  })
  .register(components, { id: 'ExpectationReport' });

/** Whether one expectation of a scenario holds. */
export type ExpectationReport = Of<typeof expectationReport>;
