import { type CardEntry, card } from '../../entry.js';

/** DALARAN set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_575', 'Khadgar', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        source: { all: ['FRIENDLY', { not: { card: 'DAL_575' } }] },
        nested: 'LOST',
        rules: ['ZH-3.1-summon-with-enchantment'],
        do: [{ summonCopyOf: 'EVENT_SUBJECT', who: 'EVENT_PLAYER' }],
      },
    ],
  }),
];
