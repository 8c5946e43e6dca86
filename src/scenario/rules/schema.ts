import { z } from 'zod';
import { component, type Of } from '../terms/schema.js';

/** A rule that an answer cites, and what it says. */
export const citedRule = component('CitedRule', { id: z.string(), says: z.string() });

/** A rule that an answer cites, and what it says. */
export type CitedRule = Of<typeof citedRule>;
