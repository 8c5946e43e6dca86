import type { Effect, Value } from '../../../effects/language.js';
import type { CardDefinition } from '../../definition.js';

/** How many minions have died so far. */
const DEATHS: Value = { deaths: { died: 'THIS_GAME', like: { type: 'MINION' } } };

/** It is cast again while something dies, 14 times at most. */
const DEFILE: readonly Effect[] = [
  { save: 'deaths', value: 1 },
  {
    repeat: 14,
    do: [
      {
        if: { value: { saved: 'deaths' }, atLeast: 1 },
        then: [
          { save: 'before', value: DEATHS },
          { damage: 1, to: 'ALL_MINIONS' },
          { forceDeathPhase: true },
          { save: 'deaths', value: { minus: [DEATHS, { saved: 'before' }] } },
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
          { save: 'before', value: DEATHS },
          { damage: { saved: 'amount' }, to: 'ALL_MINIONS', fixed: true },
          { save: 'amount', value: { boosted: 1 } },
          { forceDeathPhase: true },
          { save: 'deaths', value: { minus: [DEATHS, { saved: 'before' }] } },
        ],
      },
    ],
  },
];

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
    text: DEFILE,
    /** Seen in 12.0 only (SUP-SPELL-DEFILE). */
    was: [
      { before: '12.0', text: DEFILE },
      { before: '12.1', text: DEFILE_LATE },
    ],
  },
];
