import type { CardDefinition } from '../../definition.js';

/** UNGORO set, hunter. */
export const UNGORO_HUNTER: readonly CardDefinition[] = [
  {
    id: 'UNG_919',
    name: 'Swamp King Dred',
    type: 'MINION',
    class: 'HUNTER',
    set: 'UNGORO',
    rarity: 'LEGENDARY',
    race: 'BEAST',
    collectible: true,
    cost: 7,
    attack: 9,
    health: 9,
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        when: { all: ['SURVIVES', { entity: 'SELF', is: 'SURVIVES' }] },
        do: [{ forceAttack: 'SELF', on: 'EVENT_SUBJECT' }],
      },
    ],
  },
];
