import type { CardDefinition } from '../../definition.js';

/** GVG set, mage. */
export const GVG_MAGE: readonly CardDefinition[] = [
  {
    id: 'GVG_002',
    name: 'Snowchugger',
    type: 'MINION',
    class: 'MAGE',
    set: 'GVG',
    race: 'MECHANICAL',
    collectible: true,
    cost: 2,
    attack: 2,
    health: 3,
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'CHARACTER',
        source: 'IS_SELF',
        do: [{ freeze: 'EVENT_SUBJECT' }],
      },
    ],
  },
  {
    id: 'GVG_003',
    name: 'Unstable Portal',
    type: 'SPELL',
    class: 'MAGE',
    set: 'GVG',
    collectible: true,
    cost: 2,
    text: [
      { giveCard: { pool: { type: 'MINION' } }, save: 'given' },
      { enchant: 'GVG_003e', on: { saved: 'given' } },
    ],
  },
  /** Its id is ours. */
  {
    id: 'GVG_003e',
    name: 'Unstable Portal',
    type: 'ENCHANTMENT',
    class: 'MAGE',
    set: 'GVG',
    enchantment: { cost: -3 },
    triggers: [{ on: 'ON_PLAY', subject: 'IS_HOST', do: [{ detach: 'SELF' }] }],
  },
  {
    id: 'GVG_007',
    name: 'Flame Leviathan',
    type: 'MINION',
    class: 'MAGE',
    set: 'GVG',
    rarity: 'LEGENDARY',
    race: 'MECHANICAL',
    collectible: true,
    cost: 7,
    attack: 7,
    health: 7,
    whenDrawn: [{ damage: 2, to: 'ALL_CHARACTERS' }],
  },
];
