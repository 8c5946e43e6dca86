import { type CardEntry, card } from '../../entry.js';
import { TURN_OF_HOST } from '../../selectors.js';

/** YOD set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('YOD_027e', 'Withering Away', {
    triggers: [
      {
        on: 'END_OF_TURN',
        queueIf: { all: [TURN_OF_HOST, { entity: 'HOST', is: 'IN_HAND' }] },
        do: [{ discard: 'HOST' }],
      },
    ],
  }),
  card('YOD_027', 'Chaos Gazer', {
    battlecry: [
      {
        enchant: 'YOD_027e',
        on: {
          random: {
            of: 'ENEMY_HAND',
            where: {
              value: { tag: 'COST', of: 'IT' },
              atMost: { tag: 'RESOURCES', of: 'ENEMY_PLAYER' },
            },
          },
        },
      },
    ],
  }),
];
