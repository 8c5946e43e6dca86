import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { BATTLECRIES_REPEAT, CTHUN_GIFT, giveCthun, RANDOM_ENEMY } from '../../selectors.js';

const CAST_A_CHEAP_SPELL: Effect = { cast: { pool: { type: 'SPELL', costAtMost: 5 } } };

/** OG set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('OG_081', 'Shatter', { text: [{ destroy: 'TARGET' }] }),
  card('OG_083', 'Twilight Flamecaller', { battlecry: [{ damage: 1, to: 'ENEMY_MINIONS' }] }),
  card('OG_085', 'Demented Frostcaller', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ freeze: RANDOM_ENEMY }] }],
  }),
  card('OG_090', "Cabalist's Tome", {
    text: [{ repeat: 3, do: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } } }] }],
  }),
  card('OG_087', 'Servant of Yogg-Saron', {
    rules: { battlecry: ['ZH-A.1-forced-death-list'] },
    battlecry: [CAST_A_CHEAP_SPELL, { forceDeathPhase: true }],
    // only a Battlecry that is repeated lets die what has died so far (EN-1159)
    was: [
      {
        before: '11.2',
        rules: {},
        battlecry: [
          CAST_A_CHEAP_SPELL,
          { if: BATTLECRIES_REPEAT, then: [{ forceDeathPhase: true }], rules: ['HS-FDP1'] },
        ],
      },
    ],
  }),
  card('OG_120', 'Anomalus', { deathrattle: [{ damage: 8, to: 'ALL_MINIONS' }] }),
  card('OG_207', 'Faceless Summoner', {
    battlecry: [{ summon: { pool: { type: 'MINION', cost: 3 } } }],
  }),
  card('OG_086', 'Forbidden Flame', {
    text: [{ spendMana: 'ALL' }, { damage: 'RESULT', to: 'TARGET' }],
  }),
  card('OG_303', 'Cult Sorcerer', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [giveCthun('OG_303e', 1)] }],
  }),
  card('OG_303e', 'Sorcerous Devotion', { enchantment: CTHUN_GIFT }),
];
