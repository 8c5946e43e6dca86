import { type CardEntry, card } from '../../entry.js';
import {
  FRIENDLY_MECHS,
  RANDOM_MINION_IN_ENEMY_HAND,
  RANDOM_MINION_IN_HAND,
} from '../../selectors.js';

/** GVG set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_029', "Ancestor's Call", {
    text: [
      { putIntoPlay: RANDOM_MINION_IN_HAND, blindly: true },
      { putIntoPlay: RANDOM_MINION_IN_ENEMY_HAND, blindly: true },
    ],
  }),
  card('GVG_036', 'Powermace', {
    rules: { deathrattle: ['SUP-MW-POWERMACE2'] },
    deathrattle: [{ enchant: 'GVG_036e', on: { random: FRIENDLY_MECHS } }],
    was: [
      {
        before: '4.2.0.12051',
        rules: { deathrattle: ['SUP-MW-POWERMACE'] },
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
  card('GVG_038', 'Crackle', { text: [{ damage: { randomFrom: [3, 6] }, to: 'TARGET' }] }),
  card('GVG_039', 'Vitality Totem', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ heal: 4, to: 'FRIENDLY_HERO' }] }],
  }),
  card('GVG_040', 'Siltfin Spiritwalker', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: { all: [{ race: 'MURLOC' }, { not: 'IS_SELF' }] },
        do: [{ draw: 1 }],
      },
    ],
  }),
  card('GVG_042', 'Neptulon', {
    battlecry: [{ repeat: 4, do: [{ giveCard: { pool: { type: 'MINION', race: 'MURLOC' } } }] }],
  }),
];
