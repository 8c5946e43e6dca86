import type { CardDefinition } from '../../definition.js';

/** GANGS set, hunter. */
export const GANGS_HUNTER: readonly CardDefinition[] = [
  {
    id: 'CFM_026',
    name: 'Hidden Cache',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'GANGS',
    collectible: true,
    cost: 2,
    secret: true,
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        notInserted: true,
        queueIf: { exists: { of: 'FRIENDLY_HAND', where: 'MINION' } },
        when: { exists: { of: 'FRIENDLY_HAND', where: 'MINION' } },
        do: [{ enchant: 'CFM_026e', on: { random: { of: 'FRIENDLY_HAND', where: 'MINION' } } }],
      },
    ],
  },
  {
    id: 'CFM_026e',
    name: 'Smuggling',
    type: 'ENCHANTMENT',
    class: 'HUNTER',
    set: 'GANGS',
    enchantment: { attack: 2, health: 2 },
  },
];
