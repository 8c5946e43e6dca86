import { type CardEntry, card } from '../../entry.js';
import { ONE_COST_MINION, RANDOM_ENEMY } from '../../selectors.js';

/** LOE set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_105', "Explorer's Hat", { text: [{ enchant: 'LOE_105e', on: 'TARGET' }] }),
  card('LOE_105e', "Explorer's Hat", {
    rules: { deathrattle: ['HS-CEM2b'] },
    enchantment: { attack: 1, health: 1 },
    deathrattle: [{ giveCard: 'LOE_105' }],
  }),
  card('LOE_020', 'Desert Camel', {
    battlecry: [
      { putIntoPlay: { random: { of: 'FRIENDLY_DECK', where: ONE_COST_MINION } } },
      { putIntoPlay: { random: { of: 'ENEMY_DECK', where: ONE_COST_MINION } } },
    ],
  }),
  card('LOE_021', 'Dart Trap', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'OPPONENTS',
        rules: ['HS-SEQ-heropower'],
        do: [{ damage: 5, to: RANDOM_ENEMY }],
      },
    ],
  }),
];
