import { z } from 'zod';
import type { FieldError } from '../../scenario/oracle.js';
import type { ProblemDetails } from '../problem-details.js';
import { traceLine } from './answers.js';
import { components } from './registry.js';

const fieldError: z.ZodType<FieldError> = z
  .object({
    code: z.string(),
    path: z.array(z.union([z.string(), z.int()])),
    pointer: z.string().describe('RFC 6901 pointer into the body; empty for all of it.'),
    message: z.string(),
    expected: z.string().exactOptional(),
    nearest: z.array(z.string()).exactOptional().describe('The nearest valid names, best first.'),
  })
  .register(components, { id: 'FieldError' });

/** RFC 9457 problem details. */
export const problem = z
  .object({
    type: z.string().describe('An address that describes the code.'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string().describe('Stable; see /errors.'),
    instance: z.string().describe('Names the request; the log has the same id.'),
    errors: z.array(fieldError).exactOptional().describe('Every error found in the body.'),
    trace: z.array(traceLine).exactOptional().describe('What had happened until then.'),
  })
  .register(components, { id: 'Problem' }) satisfies z.ZodType<ProblemDetails>;
