import { type CardEntry, card } from '../../entry.js';

/** BRM set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_015', 'Revenge', {
    text: [
      {
        damage: {
          if: { value: { tag: 'HEALTH_LEFT', of: 'FRIENDLY_HERO' }, atMost: 12 },
          then: 3,
          else: 1,
        },
        to: 'ALL_MINIONS',
      },
    ],
  }),
  card('BRM_016', 'Axe Flinger', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ damage: 2, to: 'ENEMY_HERO' }] }],
  }),
];
