import type { Condition, Selector } from '../../language/words.js';

/** The enemies that random harm may take. */
export const SURVIVING_ENEMIES: Selector = {
  of: 'ENEMY_CHARACTERS',
  where: 'CAN_BE_HARMED_AT_RANDOM',
};

export const SURVIVING_ENEMY_MINIONS: Selector = {
  of: 'ENEMY_MINIONS',
  where: 'CAN_BE_HARMED_AT_RANDOM',
};

export const DAMAGED_FRIENDLY_CHARACTERS: Selector = {
  of: 'FRIENDLY_CHARACTERS',
  where: 'DAMAGED',
};

/** A random enemy for damage: neither mortally wounded nor, since 5.0, pending destroy (HS-R5b, SUP-MW-GEN1). */
export const RANDOM_ENEMY: Selector = { random: SURVIVING_ENEMIES };

export const RANDOM_ENEMY_MINION: Selector = { random: SURVIVING_ENEMY_MINIONS };

export const RANDOM_DAMAGED_FRIENDLY_CHARACTER: Selector = { random: DAMAGED_FRIENDLY_CHARACTERS };

export const RANDOM_OTHER_CHARACTER: Selector = {
  random: { of: 'ALL_CHARACTERS', where: 'CAN_BE_HARMED_AT_RANDOM', except: 'SELF' },
};

/** IT has Health left and is not Immune: an attack or a ricochet may be led to it. */
export const CAN_BE_HIT: Condition = {
  all: [{ tag: 'HEALTH_LEFT', atLeast: 1 }, { not: { has: 'IMMUNE' } }],
};

/** IT has Health left, whether it is pending destroy or not. */
export const HAS_HEALTH_LEFT: Condition = { tag: 'HEALTH_LEFT', atLeast: 1 };

/** An effect leads an attack to nothing that is dying or Immune (ZH-3.5-random-defender). */
export const DEFENDS: Condition = { all: ['SURVIVES', { not: { has: 'IMMUNE' } }] };

export function randomDefender(of: Selector, except?: Selector): Selector {
  return { random: { of, where: DEFENDS, ...(except === undefined ? {} : { except }) } };
}
