import { type CardEntry, card } from '../../entry.js';

/** TGT set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('AT_072', 'Varian Wrynn', {
    battlecry: [
      {
        repeat: 3,
        do: [
          { draw: 1, save: 'drawn' },
          { putIntoPlay: { of: { saved: 'drawn' }, where: 'MINION' } },
        ],
      },
    ],
  }),
  card('AT_130', 'Sea Reaver', { whenDrawn: [{ damage: 1, to: 'FRIENDLY_MINIONS' }] }),
  card('AT_066', 'Orgrimmar Aspirant', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        preCheck: { exists: 'FRIENDLY_WEAPON' },
        do: [{ enchant: 'AT_066e', on: 'FRIENDLY_WEAPON' }],
      },
    ],
  }),
  card('AT_066e', 'Forges of Orgrimmar', { enchantment: { attack: 1 } }),
];
