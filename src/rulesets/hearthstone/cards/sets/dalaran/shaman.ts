import { type CardEntry, card } from '../../entry.js';

/** DALARAN set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_071', 'Mutate', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    rules: { text: ['ZH-5.2-evolve'] },
    text: [
      {
        transform: 'TARGET',
        into: { pool: { type: 'MINION', costOf: 'TARGET', plus: 1, nearest: 'OR_ITSELF' } },
      },
    ],
  }),
  card('DAL_432', "Witch's Brew", {
    text: [
      { heal: 4, to: 'TARGET' },
      { giveCard: { cardOf: 'SELF' }, save: 'again' },
      { set: { GHOSTLY: 1 }, on: { saved: 'again' } },
    ],
  }),
];
