import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { MINIONS_THAT_DIED } from '../../selectors.js';

/** It is cast again while something dies, 14 times at most. */
const DEFILE: readonly Effect[] = [
  { save: 'deaths', value: 1 },
  {
    repeat: 14,
    do: [
      {
        if: { value: { saved: 'deaths' }, atLeast: 1 },
        then: [
          { save: 'before', value: MINIONS_THAT_DIED },
          { damage: 1, to: 'ALL_MINIONS' },
          { forceDeathPhase: true },
          { save: 'deaths', value: { minus: [MINIONS_THAT_DIED, { saved: 'before' }] } },
        ],
      },
    ],
  },
];

/** The same, but the Spell Damage of each repetition is that of before the deaths of the one before it. */
const DEFILE_LATE: readonly Effect[] = [
  { save: 'deaths', value: 1 },
  { save: 'amount', value: { boosted: 1 } },
  {
    repeat: 14,
    do: [
      {
        if: { value: { saved: 'deaths' }, atLeast: 1 },
        then: [
          { save: 'before', value: MINIONS_THAT_DIED },
          { damage: { saved: 'amount' }, to: 'ALL_MINIONS', fixed: true },
          { save: 'amount', value: { boosted: 1 } },
          { forceDeathPhase: true },
          { save: 'deaths', value: { minus: [MINIONS_THAT_DIED, { saved: 'before' }] } },
        ],
      },
    ],
  },
];

/** ICECROWN set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_041', 'Defile', {
    rules: { text: ['HS-FDP1', 'SUP-AU-FORCED', 'SUP-SPELL-DEFILE'] },
    text: DEFILE,
    /** Seen in 12.0 only (SUP-SPELL-DEFILE). */
    was: [
      { before: '12.0', text: DEFILE },
      { before: '12.1', text: DEFILE_LATE },
    ],
  }),
];
