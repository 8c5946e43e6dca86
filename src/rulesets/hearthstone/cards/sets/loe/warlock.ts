import { type CardEntry, card } from '../../entry.js';

/** LOE set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_007', 'Curse of Rafaam', { text: [{ giveCard: 'LOE_007t', who: 'OPPONENT' }] }),
  card('LOE_007t', 'Cursed!', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        zone: 'HAND',
        do: [{ damage: 2, to: 'FRIENDLY_HERO', fixed: true }],
      },
    ],
  }),
];
