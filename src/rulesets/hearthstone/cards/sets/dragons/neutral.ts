import { type CardEntry, card } from '../../entry.js';
import { LACKEY_TAG } from '../../selectors.js';

/** DRAGONS set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_052', 'Draconic Lackey', {
    tags: LACKEY_TAG,
    battlecry: [{ discover: { pool: { type: 'MINION', race: 'DRAGON' } }, then: [] }],
  }),
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
  card('DRG_075', 'Cobalt Spellkin', {
    battlecry: [
      {
        repeat: 2,
        do: [
          {
            giveCard: {
              pool: { type: 'SPELL', cost: 1, classOf: 'FRIENDLY_HERO', withoutClass: 'ANY_CLASS' },
            },
          },
        ],
      },
    ],
  }),
  card('DRG_062', 'Wyrmrest Purifier', {
    battlecry: [
      {
        forEach: { of: 'FRIENDLY_DECK', where: { class: 'NEUTRAL' } },
        do: [
          {
            transform: 'IT',
            into: { pool: { classOf: 'FRIENDLY_HERO', withoutClass: 'NEUTRAL' } },
          },
        ],
      },
    ],
  }),
];
