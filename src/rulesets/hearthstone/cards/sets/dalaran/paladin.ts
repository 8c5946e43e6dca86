import { type CardEntry, card } from '../../entry.js';
import { RANDOM_MINION_IN_DECK } from '../../selectors.js';

/** DALARAN set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_731', 'Duel!', {
    rules: { text: ['ZH-3.1-each-player', 'ZH-2.6-forced', 'ZH-2.6-attack-conditions'] },
    text: [
      { save: 'mine', entities: RANDOM_MINION_IN_DECK },
      { save: 'theirs', entities: { random: { of: 'ENEMY_DECK', where: 'MINION' } } },
      { putIntoPlay: { saved: 'mine' } },
      { putIntoPlay: { saved: 'theirs' } },
      {
        forceAttack: { of: { saved: 'mine' }, where: { not: { has: 'CANT_ATTACK' } } },
        on: { saved: 'theirs' },
        uncounted: true,
      },
    ],
  }),
];
