import { z } from 'zod';
import { component, jsonObject } from '../../scenario/terms/schema.js';

/** Whether the process lives. */
export const health = component('Health', { status: z.literal('ok') });

/** Whether the service can do its work, and how its parts are. */
export const readiness = component('Readiness', {
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
});

/** An error that the service may answer. */
export const errorRow = component('ErrorRow', {
  code: z.string(),
  status: z.int(),
  title: z.string(),
  remedy: z.string(),
});

/** All errors that the service may answer. */
export const errorTable = component('ErrorTable', { items: z.array(errorRow) });

/** A JSON document without a schema of its own. */
export const anyObject = jsonObject;

/** What oEmbed answers of a scenario. */
export const oembed = component('OEmbed', {
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
});
