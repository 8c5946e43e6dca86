import { type CardEntry, card } from '../../entry.js';

/** BRM set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_006', 'Imp Gang Boss', {
    triggers: [
      {
        on: 'DAMAGE',
        rules: ['HS-SEQ-combat-take-damage'],
        subject: 'IS_SELF',
        do: [{ summon: 'BRM_006t' }],
      },
    ],
  }),
  card('BRM_005', 'Demonwrath', {
    text: [{ damage: 2, to: { of: 'ALL_MINIONS', where: { not: { race: 'DEMON' } } } }],
  }),
];
