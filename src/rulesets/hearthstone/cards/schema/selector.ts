import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import type { Parts } from './parts.js';
import { exactly, listOf, oneOf, text } from './words.js';

const ROLES = [
  'SELF',
  'TARGET',
  'HOST',
  'EVENT_SUBJECT',
  'EVENT_SOURCE',
  'IT',
  'FRIENDLY_HERO',
  'ENEMY_HERO',
  'CASTER_HERO',
  'FRIENDLY_WEAPON',
  'ENEMY_WEAPON',
  'FRIENDLY_HERO_POWER',
  'PROPOSED_ATTACKER',
  'PROPOSED_DEFENDER',
  'FRIENDLY_PLAYER',
  'ENEMY_PLAYER',
  'CREATOR',
  'REMEMBERED',
  'GAME',
] as const;

export const SIDES = ['FRIENDLY', 'ENEMY', 'ALL'] as const;

const MEMBERS = [
  'MINIONS',
  'CHARACTERS',
  'HEROES',
  'HAND',
  'DECK',
  'SECRETS',
  'WEAPONS',
  'HERO_POWERS',
  'GRAVEYARD',
] as const;

const GROUPS = SIDES.flatMap((side) => MEMBERS.map((members) => `${side}_${members}` as const));

/** Selectors: which entities. */
export function selectorSchema({ selector, condition, value }: Parts): z.ZodType<Selector> {
  const schema = oneOf('selector', [
    z.enum([...ROLES, ...GROUPS, 'VALID_TARGETS']),
    z.strictObject({
      of: selector,
      where: condition.exactOptional(),
      except: selector.exactOptional(),
    }),
    z.strictObject({ random: selector, count: value.exactOptional() }),
    z.strictObject({ adjacentTo: selector }),
    z.strictObject({ union: listOf(selector) }),
    z.strictObject({ reversed: selector }),
    z.strictObject({ saved: text }),
    z.strictObject({ first: selector, count: value.exactOptional() }),
    z.strictObject({ last: selector, count: value.exactOptional() }),
  ]);
  return exactly<Selector>()(schema);
}
