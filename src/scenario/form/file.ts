import { z } from 'zod';
import { json, jsonObject, optional } from '../terms/schema.js';
import { expectation } from './expectation.js';

/** Fields of a scenario file that are not part of the scenario itself. */
export const fileShape = {
  items: optional(
    z.record(z.string(), z.array(expectation).min(1)),
    'Expectations by the number of the item that they show.',
  ),
  uncheckable: optional(
    z.record(z.string(), z.string()),
    'Items that nothing can assert, and why.',
  ),
  known: optional(
    z.strictObject({ fails: z.string() }),
    'Why a case is known to fail; it fails nevertheless.',
  ),
  variants: optional(z.array(jsonObject), 'Laid over the rest, each checked by itself.'),
  entities: optional(z.record(z.string(), jsonObject), 'Changes to entities, by their alias.'),
  orders: optional(json, 'Orders of play, each checked by itself.'),
  mirror: optional(z.boolean(), 'Whether the players change places.'),
};
