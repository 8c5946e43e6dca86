import { z } from 'zod';
import { components, jsonObject } from '../../scenario/terms/schema.js';

/** Whether the process lives. */
export const health = z.object({ status: z.literal('ok') }).register(components, { id: 'Health' });

/** Whether the service can do its work, and how its parts are. */
export const readiness = z
  .object({
    status: z
      .enum(['starting', 'ready', 'degraded', 'stopping'])
      .describe('`degraded`: resolving works, the store takes no writes or is not open.'),
    store: z.object({
      phase: z.string(),
      kind: z.string(),
      writes: z.enum(['ok', 'refused']),
      message: z.string(),
    }),
    pool: z.object({
      phase: z.string(),
      threads: z.int(),
      loaded: z.int(),
      pending: z.int(),
      waiting: z.int(),
    }),
  })
  .register(components, { id: 'Readiness' });

/** An error that the service may answer. */
export const errorRow = z
  .object({ code: z.string(), status: z.int(), title: z.string(), remedy: z.string() })
  .register(components, { id: 'ErrorRow' });

/** All errors that the service may answer. */
export const errorTable = z
  .object({ items: z.array(errorRow) })
  .register(components, { id: 'ErrorTable' });

/** A JSON document without a schema of its own. */
export const anyObject = jsonObject;

/** What oEmbed answers of a scenario. */
export const oembed = z
  .object({
    type: z.literal('rich'),
    version: z.literal('1.0'),
    title: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    cache_age: z.int(),
    thumbnail_url: z.string(),
    thumbnail_width: z.int(),
    thumbnail_height: z.int(),
    html: z.string().describe('A frame of the board with its steps.'),
    width: z.int(),
    height: z.int(),
  })
  .register(components, { id: 'OEmbed' });
