import { type CardEntry, card } from '../../entry.js';

/** GANGS set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_800', 'Getaway Kodo', {
    triggers: [
      {
        on: 'DEATH',
        rules: ['HS-ARE4'],
        whose: 'YOURS',
        subject: 'MINION',
        queueIf: 'HAND_NOT_FULL',
        when: {
          all: ['HAND_NOT_FULL', { entity: 'EVENT_SUBJECT', is: { among: 'FRIENDLY_GRAVEYARD' } }],
        },
        do: [{ returnToHand: 'EVENT_SUBJECT' }],
      },
    ],
  }),
];
