import type { CardDefinition } from '../../definition.js';

/** LOE set, neutral. */
export const LOE_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'LOE_077',
    name: 'Brann Bronzebeard',
    type: 'MINION',
    set: 'LOE',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 3,
    attack: 2,
    health: 4,
    auras: [{ update: 'OTHER', tag: 'EXTRA_BATTLECRIES_BASE', on: 'FRIENDLY_PLAYER' }],
  },
  {
    id: 'LOE_053',
    name: 'Djinni of Zephyrs',
    type: 'MINION',
    set: 'LOE',
    race: 'ELEMENTAL',
    collectible: true,
    cost: 5,
    attack: 4,
    health: 6,
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        source: { all: ['MINION', 'FRIENDLY', { not: 'IS_SELF' }] },
        do: [{ cast: { cardOf: 'EVENT_SUBJECT' }, on: 'SELF' }],
      },
    ],
  },
  {
    id: 'LOE_038',
    name: 'Naga Sea Witch',
    type: 'MINION',
    set: 'LOE',
    collectible: true,
    cost: 8,
    attack: 5,
    health: 5,
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HAND', enchantment: 'LOE_038e' }],
    was: [{ before: '11.1.1', cost: 5 }],
  },
  {
    id: 'LOE_038e',
    name: 'Seawitching',
    type: 'ENCHANTMENT',
    set: 'LOE',
    enchantment: { cost: { set: 5 } },
  },
  {
    id: 'LOE_086',
    name: 'Summoning Stone',
    type: 'MINION',
    set: 'LOE',
    collectible: true,
    cost: 5,
    attack: 0,
    health: 6,
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ summon: { pool: { type: 'MINION', costOf: 'EVENT_AMOUNT' } } }],
      },
    ],
  },
];
