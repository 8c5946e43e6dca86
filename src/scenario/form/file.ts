import { z } from 'zod';
import { json, jsonObject } from '../terms/schema.js';
import { expectation } from './expectation.js';

/** Fields of a scenario file that are not part of the scenario itself. */
export const fileShape = {
  items: z
    .record(z.string(), z.array(expectation).min(1))
    .exactOptional()
    .describe('Expectations by the number of the item that they show.'),
  uncheckable: z
    .record(z.string(), z.string())
    .exactOptional()
    .describe('Items that nothing can assert, and why.'),
  known: z
    .strictObject({ fails: z.string() })
    .exactOptional()
    .describe('Why a case is known to fail; it fails nevertheless.'),
  variants: z
    .array(jsonObject)
    .exactOptional()
    .describe('Laid over the rest, each checked by itself.'),
  entities: z
    .record(z.string(), jsonObject)
    .exactOptional()
    .describe('Changes to entities, by their alias.'),
  orders: json.exactOptional().describe('Orders of play, each checked by itself.'),
  mirror: z.boolean().exactOptional().describe('Whether the players change places.'),
};
