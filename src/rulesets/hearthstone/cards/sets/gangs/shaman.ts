import type { CardDefinition } from '../../definition.js';

/** GANGS set, shaman. */
export const GANGS_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'CFM_697',
    name: 'Lotus Illusionist',
    type: 'MINION',
    class: 'SHAMAN',
    set: 'GANGS',
    collectible: true,
    cost: 4,
    attack: 3,
    health: 5,
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: 'HERO',
        do: [{ transform: 'SELF', into: { pool: { type: 'MINION', cost: 6 } } }],
      },
    ],
  },
];
