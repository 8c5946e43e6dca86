import { type CardEntry, card } from '../../entry.js';
import { LACKEY } from '../../selectors.js';

/** YOD set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('YOD_022', 'Risky Skipper', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ damage: 1, to: 'ALL_MINIONS' }],
      },
    ],
  }),
  card('YOD_023', 'Boom Squad', {
    text: [
      {
        discover: {
          oneOfEach: [
            LACKEY,
            { pool: { type: 'MINION', race: 'MECHANICAL' } },
            { pool: { type: 'MINION', race: 'DRAGON' } },
          ],
        },
        then: [],
      },
    ],
  }),
  card('YOD_024', 'Bomb Wrangler', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ summon: 'GVG_110t' }] }],
  }),
];
