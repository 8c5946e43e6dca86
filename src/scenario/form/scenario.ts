import { z } from 'zod';
import { components, json } from '../terms/schema.js';
import { traceDetail } from '../trace/schema.js';

/** A stored death event cache that a scenario refers to: all of it, or its first deaths. */
export const cacheReference = z
  .strictObject({
    cache: z.string().min(1).max(200),
    version: z.int().min(0).max(1_000_000_000).exactOptional(),
  })
  .register(components, { id: 'DeathEventCacheReference' });

/** The fields of a scenario. */
export const scenarioShape = {
  title: json.exactOptional(),
  ruleset: z.string().exactOptional(),
  patch: z.string().exactOptional().describe('The edition of the rules; default: the newest.'),
  turn: json.exactOptional(),
  players: json.exactOptional(),
  order: json.exactOptional(),
  deaths: z
    .union([z.array(json), cacheReference])
    .exactOptional()
    .describe('Deaths before the first action, or a stored cache of them.'),
  actions: json.exactOptional(),
  decisions: json.exactOptional(),
  random: json.exactOptional(),
  expect: json.exactOptional(),
  state: json.exactOptional().describe('A full state, instead of turn, players and order.'),
};

/** What a request can ask of the answer. */
export const wantedShape = {
  trace: traceDetail.exactOptional(),
  difference: z.boolean().exactOptional().describe('Whether to tell what is different.'),
  boards: z.boolean().exactOptional().describe('Whether to show the boards.'),
};

/** A scenario, in the short form or as a full state. */
export const scenario = z.looseObject({ ...scenarioShape, ...wantedShape });

/** A scenario that works in every operation that takes one. */
export const EXAMPLE = {
  ruleset: 'hearthstone',
  players: {
    1: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ attack: 'raptor', target: 'yeti' }],
};
