import type { CardDefinition } from '../../definition.js';

/** ICECROWN set, neutral. */
export const ICECROWN_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'ICC_901',
    name: 'Drakkari Enchanter',
    type: 'MINION',
    set: 'ICECROWN',
    collectible: true,
    cost: 3,
    attack: 1,
    health: 5,
    auras: [{ update: 'OTHER', tag: 'EXTRA_END_TURN_EFFECT', on: 'FRIENDLY_PLAYER' }],
  },
  {
    id: 'ICC_829p',
    name: 'The Four Horsemen',
    type: 'HERO_POWER',
    set: 'ICECROWN',
    cost: 2,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      { summon: { oneOf: ['ICC_829t2', 'ICC_829t3', 'ICC_829t4', 'ICC_829t5'], notOnBoard: true } },
    ],
    auras: [
      {
        update: 'OTHER',
        if: { controlsAll: ['ICC_829t2', 'ICC_829t3', 'ICC_829t4', 'ICC_829t5'] },
        do: [{ destroy: 'ENEMY_HERO' }],
      },
    ],
  },
  {
    id: 'ICC_097',
    name: 'Grave Shambler',
    type: 'MINION',
    set: 'ICECROWN',
    race: 'ELEMENTAL',
    collectible: true,
    cost: 4,
    attack: 4,
    health: 4,
    triggers: [
      { on: 'DEATH', whose: 'YOURS', subject: 'WEAPON', do: [{ enchant: 'ICC_097e', on: 'SELF' }] },
    ],
  },
  {
    id: 'ICC_097e',
    name: 'Armed and Dangerous',
    type: 'ENCHANTMENT',
    set: 'ICECROWN',
    enchantment: { attack: 1, health: 1 },
  },
  {
    id: 'ICC_852',
    name: 'Prince Taldaram',
    type: 'MINION',
    set: 'ICECROWN',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 3,
    attack: 3,
    health: 3,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_IF_AVAILABLE_AND_NO_3_COST_CARD_IN_DECK: 0 },
    battlecry: [
      {
        if: { not: { exists: { of: 'FRIENDLY_DECK', where: { tag: 'COST', exactly: 3 } } } },
        then: [
          { becomeCopyOf: 'TARGET', save: 'form' },
          { enchant: 'ICC_852e', on: { saved: 'form' } },
        ],
      },
    ],
  },
  {
    id: 'ICC_852e',
    name: "Taldaram's Visage",
    type: 'ENCHANTMENT',
    set: 'ICECROWN',
    enchantment: { attack: { set: 3 }, health: { set: 3 } },
  },
];
