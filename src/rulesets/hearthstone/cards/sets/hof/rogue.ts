import type { CardDefinition } from '../../definition.js';

/** HOF set, rogue. */
export const HOF_ROGUE: readonly CardDefinition[] = [
  {
    id: 'EX1_128',
    name: 'Conceal',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'HOF',
    collectible: true,
    cost: 1,
    text: [
      { enchant: 'EX1_128e', on: { of: 'FRIENDLY_MINIONS', where: { not: { has: 'STEALTH' } } } },
    ],
  },
  {
    id: 'EX1_128e',
    name: 'Concealed',
    type: 'ENCHANTMENT',
    class: 'ROGUE',
    set: 'HOF',
    enchantment: { grants: ['STEALTH'] },
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [
          { save: 'hidden', entities: 'HOST' },
          { detach: 'SELF' },
          { set: { STEALTH: 0 }, on: { saved: 'hidden' } },
        ],
      },
    ],
  },
];
