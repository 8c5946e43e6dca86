import { type CardEntry, card } from '../../entry.js';

/** TROLL set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_400', 'Splitting Image', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['MINION', 'FRIENDLY'] },
        rules: ['ZH-3.4-preattack-conditions'],
        when: 'BOARD_NOT_FULL',
        do: [{ summonCopyOf: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('TRL_317', 'Blast Wave', {
    text: [{ damage: 2, to: 'ALL_MINIONS' }],
    overkill: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } } }],
  }),
];
