import { z } from 'zod';
import type { Json } from '../../kernel/index.js';
import { optional } from './form.js';

/** One death, as an answer lists it and a death event cache keeps it. */
export const deathRecord = z.strictObject({
  entityId: z.int().min(0),
  cardId: z.string().min(1).max(200),
  controller: z.int().min(0).describe('The player who controlled it when it died.'),
  turn: z.int().min(0),
  zonePosition: optional(z.int().min(0)),
  extra: optional(z.unknown() as z.ZodType<Json>, 'What else a rule system wants to remember.'),
});

export type Death = Readonly<z.output<typeof deathRecord>>;

/** A stored death event cache that a scenario refers to: all of it, or its first deaths. */
export const cacheReference = z.strictObject({
  cache: z.string().min(1).max(200),
  version: optional(z.int().min(0).max(1_000_000_000)),
});
