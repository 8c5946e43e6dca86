import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** LOE set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_119', 'Animated Armor', {
    triggers: [
      {
        on: 'PREDAMAGE',
        rules: ['HS-DH7c', 'SUP-PRE-PRIORITY', 'SUP-PRE-ARMORS', 'SUP-PRE-130'],
        subject: YOUR_HERO,
        when: { value: 'EVENT_AMOUNT', atLeast: 2 },
        do: [{ setDamage: 1 }],
      },
    ],
    /** Before the others of its player between 5.0 and 13.0, by order of play before (SUP-PRE-PRIORITY, SUP-PRE-130). */
    was: [
      {
        before: '5.0',
        triggers: [
          {
            on: 'PREDAMAGE',
            rules: ['HS-DH7c', 'SUP-PRE-PRIORITY', 'SUP-PRE-ARMORS', 'SUP-PRE-130'],
            subject: YOUR_HERO,
            when: { value: 'EVENT_AMOUNT', atLeast: 2 },
            do: [{ setDamage: 1 }],
          },
        ],
      },
      {
        before: '13.0',
        triggers: [
          {
            on: 'PREDAMAGE',
            rules: ['HS-DH7c', 'SUP-PRE-PRIORITY', 'SUP-PRE-ARMORS', 'SUP-PRE-130'],
            subject: YOUR_HERO,
            priority: 'FIRST',
            when: { value: 'EVENT_AMOUNT', atLeast: 2 },
            do: [{ setDamage: 1 }],
          },
        ],
      },
    ],
  }),
  card('LOE_002', 'Forgotten Torch', {
    text: [{ damage: 3, to: 'TARGET' }, { shuffleIntoDeck: { newCard: 'LOE_002t' } }],
  }),
  card('LOE_002t', 'Roaring Torch', { text: [{ damage: 6, to: 'TARGET' }] }),
  card('LOE_003', 'Ethereal Conjurer', {
    battlecry: [{ discover: { pool: { type: 'SPELL' } }, then: [] }],
  }),
];
