import type { CardDefinition } from '../../definition.js';

/** HOF set, mage. */
export const HOF_MAGE: readonly CardDefinition[] = [
  {
    id: 'EX1_295',
    name: 'Ice Block',
    type: 'SPELL',
    class: 'MAGE',
    set: 'HOF',
    collectible: true,
    cost: 3,
    secret: true,
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: { all: ['HERO', 'FRIENDLY'] },
        when: {
          value: 'EVENT_AMOUNT',
          atLeast: {
            plus: [
              { tag: 'HEALTH_LEFT', of: 'FRIENDLY_HERO' },
              { tag: 'ARMOR', of: 'FRIENDLY_HERO' },
            ],
          },
        },
        do: [{ preventDamage: true }, { enchant: 'EX1_295o', on: 'FRIENDLY_HERO' }],
      },
    ],
  },
  {
    id: 'EX1_295o',
    name: 'Ice Block',
    type: 'ENCHANTMENT',
    class: 'MAGE',
    set: 'HOF',
    enchantment: { grants: ['IMMUNE'], lasts: 'THIS_TURN' },
  },
  {
    id: 'CS2_031',
    name: 'Ice Lance',
    type: 'SPELL',
    class: 'MAGE',
    set: 'HOF',
    collectible: true,
    cost: 1,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      {
        if: { entity: 'TARGET', is: { has: 'FROZEN' } },
        then: [{ damage: 4, to: 'TARGET' }],
        else: [{ freeze: 'TARGET' }],
      },
    ],
  },
];
