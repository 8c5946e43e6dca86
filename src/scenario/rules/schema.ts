import { z } from 'zod';
import { components, type Of } from '../terms/schema.js';

/** A rule that an answer cites, and what it says. */
export const citedRule = z
  .object({ id: z.string(), says: z.string() })
  .register(components, { id: 'CitedRule' });

/** A rule that an answer cites, and what it says. */
export type CitedRule = Of<typeof citedRule>;
