import { type CardEntry, card } from '../../entry.js';
import { MINIONS_THAT_DIED, OTHER_MINIONS } from '../../selectors.js';

/** GILNEAS set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_693', 'Blood Witch', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ damage: 1, to: 'FRIENDLY_HERO' }] }],
  }),
  card('GIL_825', 'Lord Godfrey', {
    rules: { battlecry: ['ZH-3.3-inner-condition'] },
    battlecry: [
      { save: 'deaths', value: 1 },
      {
        repeat: 14,
        do: [
          {
            if: { value: { saved: 'deaths' }, atLeast: 1 },
            then: [
              { save: 'before', value: MINIONS_THAT_DIED },
              { damage: 2, to: OTHER_MINIONS },
              { forceDeathPhase: true },
              { save: 'deaths', value: { minus: [MINIONS_THAT_DIED, { saved: 'before' }] } },
            ],
          },
        ],
      },
    ],
  }),
];
