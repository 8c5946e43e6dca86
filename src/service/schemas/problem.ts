import { z } from 'zod';
import { problem as bare } from '../../scenario/operation/problem.js';
import { component } from '../../scenario/terms/schema.js';

/** RFC 9457 problem details. */
export const problem = component('Problem', {
  type: z.string().describe('An address that describes the code.'),
  ...bare.shape,
  instance: z.string().describe('Names the request; the log has the same id.'),
});
