import { type CardEntry, card } from '../../entry.js';

/** ICECROWN set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_830p', 'Voidform', {
    text: [{ damage: 2, to: 'TARGET' }],
    triggers: [
      { on: 'AFTER_PLAY', whose: 'YOURS', notInserted: true, do: [{ refreshHeroPower: true }] },
      { on: 'AFTER_SPELL', whose: 'YOURS', do: [{ refreshHeroPower: true }] },
    ],
  }),
  card('ICC_802', 'Spirit Lash', { text: [{ damage: 1, to: 'ALL_MINIONS' }] }),
];
