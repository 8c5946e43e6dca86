import { TAG_NAMES } from '../vocabulary/index.js';

/** What can be read off an entity: its tags, and what its card shows. */
export const READABLE = [
  ...TAG_NAMES,
  'ATTACK',
  'HEALTH_LEFT',
  'PRINTED_COST',
  'PRINTED_ATTACK',
  'PRINTED_HEALTH',
] as const;

export type Readable = (typeof READABLE)[number];
