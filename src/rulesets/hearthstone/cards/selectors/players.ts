import type { Condition, Effect, Value } from '../../language/words.js';

export const YOUR_HERO: Condition = { all: ['HERO', 'FRIENDLY'] };

export const HAS_ARMOR: Condition = {
  value: { tag: 'ARMOR', of: 'FRIENDLY_HERO' },
  atLeast: 1,
};

export const lessArmorThan = (armor: number): Condition => ({
  value: { tag: 'ARMOR', of: 'FRIENDLY_HERO' },
  atMost: armor - 1,
});

export const ARMOR_UP_TO_10: Value = {
  if: { entity: 'FRIENDLY_HERO', is: { tag: 'ARMOR', atLeast: 10 } },
  then: 10,
  else: { tag: 'ARMOR', of: 'FRIENDLY_HERO' },
};

export const HERO_MAY_ATTACK_AGAIN: Effect = {
  set: {
    EXTRA_ATTACKS_THIS_TURN: { plus: [{ tag: 'EXTRA_ATTACKS_THIS_TURN', of: 'FRIENDLY_HERO' }, 1] },
  },
  on: 'FRIENDLY_HERO',
};

export const CONTROLS_A_SECRET: Condition = { exists: { of: 'FRIENDLY_SECRETS', where: 'SECRET' } };

/** You control a Quest; a Sidequest is none. */
export const CONTROLS_A_QUEST: Condition = { exists: { of: 'FRIENDLY_QUESTS', where: 'QUEST' } };

/** You have as many Mana Crystals, for good and for this turn, as one can have (ZH-4.12-at-cap). */
export const MANA_IS_FULL: Condition = {
  value: {
    plus: [
      { tag: 'RESOURCES', of: 'FRIENDLY_PLAYER' },
      { tag: 'TEMP_RESOURCES', of: 'FRIENDLY_PLAYER' },
    ],
  },
  atLeast: 10,
};

export const HAS_10_CRYSTALS: Condition = {
  value: { tag: 'RESOURCES', of: 'FRIENDLY_PLAYER' },
  atLeast: 10,
};

export const UNSPENT_MANA: Value = {
  minus: [
    {
      plus: [
        { tag: 'RESOURCES', of: 'FRIENDLY_PLAYER' },
        { tag: 'TEMP_RESOURCES', of: 'FRIENDLY_PLAYER' },
      ],
    },
    { tag: 'RESOURCES_USED', of: 'FRIENDLY_PLAYER' },
  ],
};

/** The opponent has no mana left. */
export const ENEMY_HAS_NO_MANA_LEFT: Condition = {
  value: {
    minus: [
      {
        plus: [
          { tag: 'RESOURCES', of: 'ENEMY_PLAYER' },
          { tag: 'TEMP_RESOURCES', of: 'ENEMY_PLAYER' },
        ],
      },
      { tag: 'RESOURCES_USED', of: 'ENEMY_PLAYER' },
    ],
  },
  atMost: 0,
};

export const HAS_UNSPENT_MANA: Condition = { value: UNSPENT_MANA, atLeast: 1 };

/** You have Mana Crystals that are Overloaded, in this turn or for the next one. */
export const OVERLOADED: Condition = {
  any: [
    { value: { tag: 'OVERLOAD_LOCKED', of: 'FRIENDLY_PLAYER' }, atLeast: 1 },
    { value: { tag: 'OVERLOAD_OWED', of: 'FRIENDLY_PLAYER' }, atLeast: 1 },
  ],
};

export const HAS_SPELL_DAMAGE: Condition = { value: 'SPELL_DAMAGE', atLeast: 1 };

/** Your Battlecries happen more than once. */
export const BATTLECRIES_REPEAT: Condition = {
  value: { tag: 'EXTRA_BATTLECRIES_BASE', of: 'FRIENDLY_PLAYER' },
  atLeast: 1,
};
