import type { CardDefinition } from '../../definition.js';

/** LOE set, warlock. */
export const LOE_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'LOE_007',
    name: 'Curse of Rafaam',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'LOE',
    collectible: true,
    cost: 2,
    text: [{ giveCard: 'LOE_007t', who: 'OPPONENT' }],
  },
  {
    id: 'LOE_007t',
    name: 'Cursed!',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'LOE',
    cost: 2,
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        zone: 'HAND',
        do: [{ damage: 2, to: 'FRIENDLY_HERO', fixed: true }],
      },
    ],
  },
];
