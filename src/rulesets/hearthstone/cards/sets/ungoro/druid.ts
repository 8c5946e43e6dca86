import { type CardEntry, card } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED, MINIONS_IN_DECK } from '../../selectors.js';
import { ADAPTATIONS } from './adaptations.js';

/** UNGORO set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_100', 'Verdant Longneck', {
    battlecry: [{ adapt: 'SELF', offering: { oneOf: ADAPTATIONS } }],
  }),
  card('UNG_103', 'Evolving Spores', {
    text: [{ adapt: 'FRIENDLY_MINIONS', offering: { oneOf: ADAPTATIONS } }],
  }),
  card('UNG_116', 'Jungle Giants', {
    quest: { progress: 5, reward: 'UNG_116t' },
    triggers: [
      {
        on: 'AFTER_SUMMON',
        rules: ['SUP-QUEST-LIST', 'SUP-QUEST-GIANTS1', 'SUP-QUEST-GIANTS2', 'SUP-QUEST-GIANTS3'],
        subject: { value: 'EVENT_AMOUNT', atLeast: 5 },
        whose: 'YOURS',
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('UNG_116t', 'Barnabus the Stomper', {
    battlecry: [{ enchant: 'UNG_116te', on: MINIONS_IN_DECK }],
  }),
  card('UNG_116te', 'Romper Stompers', {
    enchantment: { cost: { set: 0 } },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('UNG_086', 'Giant Anaconda', {
    deathrattle: [
      {
        putIntoPlay: {
          random: {
            of: 'FRIENDLY_HAND',
            where: { all: ['MINION', { tag: 'ATTACK', atLeast: 5 }] },
          },
        },
      },
    ],
  }),
];
