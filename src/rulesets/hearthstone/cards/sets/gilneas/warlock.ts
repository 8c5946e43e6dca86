import { type CardEntry, card } from '../../entry.js';

/** GILNEAS set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_693', 'Blood Witch', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ damage: 1, to: 'FRIENDLY_HERO' }] }],
  }),
];
