import type { CardDefinition } from '../../definition.js';

/** TGT set, paladin. */
export const TGT_PALADIN: readonly CardDefinition[] = [
  {
    id: 'AT_073',
    name: 'Competitive Spirit',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'TGT',
    collectible: true,
    cost: 1,
    secret: true,
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        inYourTurn: true,
        queueIf: { exists: 'FRIENDLY_MINIONS' },
        when: { exists: 'FRIENDLY_MINIONS' },
        do: [{ enchant: 'AT_073e', on: 'FRIENDLY_MINIONS' }],
      },
    ],
  },
  {
    id: 'AT_073e',
    name: 'Competitive Spirit',
    type: 'ENCHANTMENT',
    set: 'TGT',
    enchantment: { attack: 1, health: 1 },
  },
];
