import { z } from 'zod';
import { component, json, jsonObject, type Of, optional } from '../terms/schema.js';
import { traceLine } from '../trace/schema.js';

const fieldError = component('FieldError', {
  code: z.string().describe('Stable, in SCREAMING_SNAKE_CASE.'),
  path: z
    .array(z.union([z.string(), z.int()]))
    .describe('Keys and indices from the root of the body to the field.'),
  pointer: z.string().describe('RFC 6901 pointer into the body; empty for all of it.'),
  message: z.string().describe('One sentence that names the field and what is wrong with it.'),
  expected: optional(z.string(), 'What would have been accepted.'),
  nearest: optional(z.array(z.string()), 'The nearest valid names, best first.'),
});

/** RFC 9457 problem details without `type` and `instance`, which the service adds. */
export const problem = z.object({
  code: z.string().describe('Stable; see /errors.'),
  status: z.int().describe('The HTTP status that fits.'),
  title: z.string(),
  detail: z.string(),
  errors: optional(z.array(fieldError), 'Every error found in the body, in the order of the body.'),
  trace: optional(
    z.array(traceLine),
    'What had happened until then, if the request asked for a trace.',
  ),
  decisions: optional(
    z.array(json),
    'Of a continuation that another engine wrote: the decisions made so far.',
  ),
  scenario: optional(
    jsonObject,
    'Of the same: the whole scenario with these decisions. Send it to go on.',
  ),
});

/** What is wrong with one field of a request. */
export type FieldError = Of<typeof fieldError>;

/** Why there is no answer. */
export type Problem = Of<typeof problem>;

/** What an operation answers. An illegal action is an answer; a body that makes no sense is a problem. */
export type Outcome<Body = unknown> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly problem: Problem };
