import type { Trigger } from '../../../language/trigger.js';
import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { questline, rewardMinion } from '../../questline.js';

/** Cards that are drawn in one turn; they are marked, because the reward is for them. */
const COUNTS_DRAWS: readonly Trigger[] = [
  {
    on: 'DRAW',
    whose: 'YOURS',
    rules: ['ZH-5.3-questlines'],
    do: [{ enchant: 'SW_039e', on: 'EVENT_SUBJECT' }, { questProgress: 1 }],
  },
  {
    on: 'END_OF_TURN',
    do: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }],
  },
];

/** The cards that were counted, which the next part does not count again. */
const CHEAPER: readonly Effect[] = [
  {
    enchant: 'SW_039e2',
    on: { of: 'FRIENDLY_HAND', where: { carries: 'SW_039e' } },
  },
  {
    detach: { of: { enchantmentsOn: 'FRIENDLY_HAND' }, where: { card: 'SW_039e' } },
  },
];

/** STORMWIND set, demon hunter. */
export const CARDS: readonly CardEntry[] = [
  ...questline('DEMONHUNTER', [
    {
      id: 'SW_039',
      name: 'Final Showdown',
      progress: 4,
      reward: CHEAPER,
      triggers: COUNTS_DRAWS,
    },
    {
      id: 'SW_039t',
      name: 'Gain Momentum',
      progress: 5,
      reward: CHEAPER,
      triggers: COUNTS_DRAWS,
    },
    {
      id: 'SW_039t3',
      name: 'Close the Portal',
      progress: 5,
      reward: 'SW_039t3_t',
      triggers: COUNTS_DRAWS,
    },
  ]),
  ownCard({
    id: 'SW_039e',
    name: 'Drawn this turn',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
  }),
  ownCard({ id: 'SW_039e2', name: 'Momentum', type: 'ENCHANTMENT', enchantment: { cost: -1 } }),
  rewardMinion({
    id: 'SW_039t3_t',
    name: 'Demonslayer Kurtrus',
    class: 'DEMONHUNTER',
    battlecry: [{ enchant: 'SW_039t3_te', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_039t3_te',
    name: 'Demonslayer',
    type: 'ENCHANTMENT',
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        do: [{ enchant: 'SW_039t2e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  ownCard({
    id: 'SW_039t2e',
    name: 'Faster Moves',
    type: 'ENCHANTMENT',
    enchantment: { cost: -2 },
  }),
  card('SW_042', 'Persistent Peddler', {
    deathrattle: [{ putIntoPlay: { random: { of: 'FRIENDLY_DECK', where: { card: 'SW_042' } } } }],
  }),
];
