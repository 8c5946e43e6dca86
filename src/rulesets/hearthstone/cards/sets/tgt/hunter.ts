import type { CardDefinition } from '../../definition.js';

/** TGT set, hunter. */
export const TGT_HUNTER: readonly CardDefinition[] = [
  {
    id: 'AT_063',
    name: 'Acidmaw',
    type: 'MINION',
    class: 'HUNTER',
    set: 'TGT',
    rarity: 'LEGENDARY',
    race: 'BEAST',
    collectible: true,
    cost: 7,
    attack: 4,
    health: 2,
    triggers: [
      {
        on: 'DAMAGE',
        subject: { all: ['MINION', { not: 'IS_SELF' }] },
        when: 'IN_PLAY',
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
  },
];
