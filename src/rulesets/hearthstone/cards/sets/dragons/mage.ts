import type { Condition } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';

/** Elemental Allies has counted an Elemental in this turn. */
const COUNTED_THIS_TURN: Condition = {
  entity: 'SELF',
  is: { carries: 'DRG_324e' },
};

/** DRAGONS set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_323', 'Learn Draconic', {
    quest: { progress: 8, side: true, reward: [{ summon: 'DRG_323t' }] },
    triggers: [
      {
        on: 'COUNTER',
        whose: 'YOURS',
        subject: 'SPELL',
        rules: ['ZH-5.1-counter', 'ZH-5.3-sidequests'],
        do: [{ repeat: 'EVENT_AMOUNT', do: [{ questProgress: 1 }] }],
      },
    ],
    // a spell that was countered did not count
    was: [
      {
        before: '17.2.1',
        triggers: [
          {
            on: 'AFTER_SPELL',
            whose: 'YOURS',
            subject: { all: ['SPELL', { tag: 'PLAYED_COST', atLeast: 1 }] },
            rules: ['ZH-5.3-sidequests'],
            do: [{ repeat: 'EVENT_AMOUNT', do: [{ questProgress: 1 }] }],
          },
        ],
      },
    ],
  }),
  card('DRG_324', 'Elemental Allies', {
    quest: {
      progress: 2,
      side: true,
      reward: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: 'SPELL' }, count: 3 } }],
    },
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { race: 'ELEMENTAL' },
        when: { not: COUNTED_THIS_TURN },
        rules: ['ZH-5.3-sidequests'],
        do: [{ enchant: 'DRG_324e', on: 'SELF' }, { questProgress: 1 }],
      },
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            if: { not: COUNTED_THIS_TURN },
            then: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }],
          },
        ],
      },
    ],
  }),
  ownCard({
    id: 'DRG_324e',
    name: 'Counted this turn',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
  }),
];
