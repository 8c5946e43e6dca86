import { z } from 'zod';
import { components, type Of } from '../terms/schema.js';

/** What came of it, as a judge at the table says it. */
export const ruling = z
  .object({
    text: z.string().describe('The answer in one to three sentences.'),
  })
  .register(components, { id: 'Ruling' });

/** What came of it, as a judge at the table says it. */
export type Ruling = Of<typeof ruling>;
