import { type CardEntry, card } from '../../entry.js';
import { FRIENDLY_MECHS, RANDOM_MINION_IN_HAND } from '../../selectors.js';

/** GVG set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_029', "Ancestor's Call", {
    text: [
      { putIntoPlay: RANDOM_MINION_IN_HAND },
      { putIntoPlay: { random: { of: 'ENEMY_HAND', where: 'MINION' } } },
    ],
  }),
  card('GVG_036', 'Powermace', {
    deathrattle: [{ enchant: 'GVG_036e', on: { random: FRIENDLY_MECHS } }],
    was: [
      {
        before: '4.2.0.12051',
        deathrattle: [
          {
            enchant: 'GVG_036e',
            on: {
              random: {
                of: 'FRIENDLY_MINIONS',
                where: { all: [{ race: 'MECHANICAL' }, 'SURVIVES'] },
              },
            },
          },
        ],
      },
    ],
  }),
  card('GVG_036e', 'Powered', { enchantment: { attack: 2, health: 2 } }),
];
