import { z } from 'zod';

/** What can be asked about an entity. */
export const ASKS = ['dies', 'owner', 'damage', 'healing', 'triggers'] as const;

/** What a scenario may ask: the ruling begins with the answer. */
export const question = z.strictObject({
  about: z.string().describe('The alias of whom it is about.'),
  ask: z
    .enum(ASKS)
    .describe(
      'Whether it dies, who has it, how much damage or healing it gets, how often it triggers.',
    ),
});

/** What can be asked about an entity. */
export type Ask = (typeof ASKS)[number];
