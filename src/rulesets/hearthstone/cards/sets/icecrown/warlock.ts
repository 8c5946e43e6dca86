import type { CardDefinition } from '../../definition.js';

/** ICECROWN set, warlock. */
export const ICECROWN_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'ICC_041',
    name: 'Defile',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'ICECROWN',
    collectible: true,
    cost: 2,
    text: [
      { save: 'deaths', value: 1 },
      {
        repeat: 14,
        do: [
          {
            if: { value: { saved: 'deaths' }, atLeast: 1 },
            then: [
              {
                save: 'before',
                value: { deaths: { died: 'THIS_GAME', like: { type: 'MINION' } } },
              },
              { damage: 1, to: 'ALL_MINIONS' },
              { forceDeathPhase: true },
              {
                save: 'deaths',
                value: {
                  minus: [
                    { deaths: { died: 'THIS_GAME', like: { type: 'MINION' } } },
                    { saved: 'before' },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
];
