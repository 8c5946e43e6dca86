import type { CardDefinition } from '../../definition.js';

/** ICECROWN set, warrior. */
export const ICECROWN_WARRIOR: readonly CardDefinition[] = [
  {
    id: 'ICC_238',
    name: 'Animated Berserker',
    type: 'MINION',
    class: 'WARRIOR',
    set: 'ICECROWN',
    collectible: true,
    cost: 1,
    attack: 1,
    health: 3,
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ damage: 1, to: 'EVENT_SUBJECT' }],
      },
    ],
  },
];
