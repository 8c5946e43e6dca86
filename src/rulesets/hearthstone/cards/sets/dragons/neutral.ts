import { type CardEntry, card } from '../../entry.js';

/** DRAGONS set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_056', 'Parachute Brigand', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { race: 'PIRATE' },
        zone: 'HAND',
        judged: 'BOTH',
        rules: ['ZH-2.2-pre-post-transform'],
        when: { entity: 'EVENT_SUBJECT', is: { race: 'PIRATE' } },
        do: [{ putIntoPlay: 'SELF' }],
      },
    ],
  }),
];
