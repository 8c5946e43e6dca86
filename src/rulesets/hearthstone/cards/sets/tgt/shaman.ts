import type { CardDefinition } from '../../definition.js';

/** TGT set, shaman. */
export const TGT_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'AT_051',
    name: 'Elemental Destruction',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'TGT',
    collectible: true,
    cost: 3,
    overload: 5,
    text: [{ forEach: 'ALL_MINIONS', do: [{ damage: { randomFrom: [4, 5] }, to: 'IT' }] }],
  },
  {
    id: 'AT_054',
    name: 'The Mistcaller',
    type: 'MINION',
    class: 'SHAMAN',
    set: 'TGT',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 6,
    attack: 4,
    health: 4,
    battlecry: [
      { enchant: 'AT_045e', on: { of: 'FRIENDLY_HAND', where: 'MINION' } },
      { enchant: 'AT_045ee', on: 'FRIENDLY_PLAYER' },
    ],
  },
  {
    id: 'AT_045e',
    name: 'Empowering Mist',
    type: 'ENCHANTMENT',
    set: 'TGT',
    enchantment: { attack: 1, health: 1 },
  },
  {
    id: 'AT_045ee',
    name: 'Mistcaller Deck Ench',
    type: 'ENCHANTMENT',
    set: 'TGT',
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ enchant: 'AT_045e', on: 'EVENT_SUBJECT' }],
      },
    ],
  },
];
