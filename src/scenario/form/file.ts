import { z } from 'zod';
import { json } from '../terms/schema.js';

/** Fields of a scenario file that are not part of the scenario itself. */
export const fileShape = {
  items: json.exactOptional().describe('Expectations by the number of the item that they show.'),
  uncheckable: json.exactOptional().describe('Items that nothing can assert, and why.'),
  known: json.exactOptional().describe('Why a case is known to fail; it fails nevertheless.'),
  variants: json.exactOptional().describe('Laid over the rest, each checked by itself.'),
  entities: json.exactOptional().describe('Changes to entities, by their alias.'),
  orders: json.exactOptional().describe('Orders of play, each checked by itself.'),
  mirror: z.boolean().exactOptional().describe('Whether the players change places.'),
};
