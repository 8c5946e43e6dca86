import { type CardEntry, card } from '../../entry.js';
import { RANDOM_FRIENDLY_MINION, TURN_OF_HOST } from '../../selectors.js';

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
  card('YOD_025', 'Twisted Knowledge', {
    rules: { text: ['ZH-5.1-discover-fallback'] },
    text: [{ repeat: 2, do: [{ discover: { pool: { class: 'WARLOCK' } }, then: [] }] }],
  }),
  card('YOD_026', 'Fiendish Servant', {
    deathrattle: [{ enchant: 'Yod_026e', on: RANDOM_FRIENDLY_MINION, num1: 'OWN_ATTACK' }],
  }),
  card('Yod_026e', "Servant's Sacrifice", { enchantment: { attack: 'NUM_1' } }),
];
