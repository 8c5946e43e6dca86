import type { Condition } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** The player holds no card. */
const EMPTY_HAND: Condition = { value: { count: 'FRIENDLY_HAND' }, exactly: 0 };

/** TGT set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('AT_063', 'Acidmaw', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: { all: ['MINION', { not: 'IS_SELF' }] },
        when: 'IN_PLAY',
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('AT_060', 'Bear Trap', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        subject: YOUR_HERO,
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'CS2_125' }],
      },
    ],
  }),
  card('AT_059', 'Brave Archer', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        preCheck: EMPTY_HAND,
        queueIf: EMPTY_HAND,
        when: EMPTY_HAND,
        do: [{ damage: 2, to: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('AT_056', 'Powershot', {
    text: [
      {
        damageTogether: [
          { damage: 2, to: 'TARGET' },
          { damage: 2, to: { adjacentTo: 'TARGET' } },
        ],
      },
    ],
  }),
];
