import { z } from 'zod';
import type { Condition } from '../../language/words.js';
import { KEYWORDS, RACES } from '../../vocabulary/index.js';
import type { Parts } from './parts.js';
import { SIDES } from './selector.js';
import { READABLE } from './value.js';
import { exactly, listOf, oneOf, text } from './words.js';

const WORDS = [
  'SURVIVES',
  'KILLED',
  'DAMAGED',
  'UNDAMAGED',
  'IN_PLAY',
  'ON_BOARD',
  'IN_HAND',
  'FRIENDLY',
  'ENEMY',
  'IS_SELF',
  'IS_TARGET',
  'IS_HOST',
  'MINION',
  'HERO',
  'SPELL',
  'WEAPON',
  'SECRET',
  'CHARACTER',
  'HERO_POWER',
  'HAS_DEATHRATTLE',
  'HAS_BATTLECRY',
  'HAS_OVERLOAD',
  'COMBO',
  'YOUR_TURN',
  'OPPONENTS_TURN',
  'BOARD_NOT_FULL',
  'ENEMY_BOARD_NOT_FULL',
  'HAND_NOT_FULL',
  'NO_DUPLICATES_IN_DECK',
] as const;

/** Conditions: what holds or does not. */
export function conditionSchema({ selector, value, condition }: Parts): z.ZodType<Condition> {
  const bounds = {
    atLeast: value.exactOptional(),
    atMost: value.exactOptional(),
    exactly: value.exactOptional(),
  };
  const schema = oneOf('condition', [
    z.enum(WORDS),
    z.strictObject({ race: z.enum(RACES) }),
    z.strictObject({ card: text }),
    z.strictObject({ class: text }),
    z.strictObject({ has: z.enum([...KEYWORDS, 'FROZEN', 'SILENCED']) }),
    z.strictObject({ all: listOf(condition) }),
    z.strictObject({ any: listOf(condition) }),
    z.strictObject({ not: condition }),
    z.strictObject({ entity: selector, is: condition }),
    z.strictObject({ value, ...bounds }),
    z.strictObject({ tag: READABLE, ...bounds }),
    z.strictObject({ exists: selector }),
    z.strictObject({ carries: text }),
    z.strictObject({ sameCardAs: selector }),
    z.strictObject({ diedThisGame: text, side: z.enum(SIDES).exactOptional() }),
    z.strictObject({ among: selector }),
    z.strictObject({ controlsAll: listOf(text) }),
  ]);
  return exactly<Condition>()(schema);
}
