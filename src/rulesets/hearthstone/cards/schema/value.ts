import { z } from 'zod';
import type { Value } from '../../language/words.js';
import { TAG_NAMES } from '../../vocabulary/index.js';
import { deathsSchema } from './card-choice.js';
import type { Parts } from './parts.js';
import { exactly, int32, listOf, oneOf, pairOf, text } from './words.js';

/** What can be read off an entity: its tags, and what its card shows. */
export const READABLE = z.enum([...TAG_NAMES, 'ATTACK', 'HEALTH_LEFT']);

/** Most numbers that a random one is drawn from. */
export const MAX_RANDOM_SPAN = 1000;

/** Values: numbers. */
export function valueSchema({ selector, value, condition }: Parts): z.ZodType<Value> {
  const schema = oneOf('value', [
    int32,
    z.enum(['EVENT_AMOUNT', 'RESULT']),
    z.strictObject({ count: selector }),
    z.strictObject({ deaths: deathsSchema }),
    z.strictObject({ tag: READABLE, of: selector }),
    z.strictObject({ saved: text }),
    z.strictObject({ boosted: value }),
    z.strictObject({ plus: listOf(value) }),
    z.strictObject({ times: listOf(value) }),
    z.strictObject({ minus: pairOf(value) }),
    z.strictObject({ if: condition, then: value, else: value }),
    z.strictObject({ randomFrom: pairOf(int32) }),
  ]);
  return exactly<Value>()(schema);
}
