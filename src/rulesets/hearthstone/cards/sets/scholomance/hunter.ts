import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** SCHOLOMANCE set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_279', 'Trueaim Crescent', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        subject: 'MINION',
        rules: ['ZH-2.6-attack-count'],
        do: [
          {
            forEach: 'FRIENDLY_MINIONS',
            do: [{ forceAttack: 'IT', on: 'EVENT_SUBJECT', uncounted: true }],
          },
        ],
      },
    ],
  }),
  card('SCH_539', 'Professor Slate', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'MINION',
        source: { all: ['SPELL', 'FRIENDLY'] },
        rules: ['ZH-5.1-poisonous'],
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
  }),
];
