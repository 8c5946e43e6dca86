import type { CardDefinition } from '../../definition.js';

/** NAXX set, paladin. */
export const NAXX_PALADIN: readonly CardDefinition[] = [
  {
    id: 'FP1_020',
    name: 'Avenge',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'NAXX',
    collectible: true,
    cost: 1,
    secret: true,
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        queueIf: { exists: 'FRIENDLY_MINIONS' },
        when: { exists: 'FRIENDLY_MINIONS' },
        do: [{ enchant: 'FP1_020e', on: { random: 'FRIENDLY_MINIONS' } }],
      },
    ],
  },
  {
    id: 'FP1_020e',
    name: 'Vengeance',
    type: 'ENCHANTMENT',
    class: 'PALADIN',
    set: 'NAXX',
    enchantment: { attack: 3, health: 2 },
  },
];
