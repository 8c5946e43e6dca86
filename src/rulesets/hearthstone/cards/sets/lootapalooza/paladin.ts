import { type CardEntry, card } from '../../entry.js';

/** LOOTAPALOOZA set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_093', 'Call to Arms', {
    rules: { text: ['SUP-SUMMON-SEQ'] },
    text: [
      {
        repeat: 3,
        do: [
          {
            putIntoPlay: {
              random: {
                of: 'FRIENDLY_DECK',
                where: { all: ['MINION', { tag: 'COST', atMost: 2 }] },
              },
            },
          },
        ],
      },
    ],
  }),
];
