import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** LOOTAPALOOZA set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_222', 'Candleshot', { keywords: ['IMMUNE_WHILE_ATTACKING'] }),
  card('LOOT_079', 'Wandering Monster', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-wandering-monster'],
        subject: YOUR_HERO,
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [
          { summon: { pool: { type: 'MINION', cost: 3 } }, save: 'defender' },
          { redirectAttackTo: { saved: 'defender' } },
        ],
      },
    ],
  }),
  card('LOOT_078', 'Cave Hydra', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        rules: ['SUP-PRECHECK-CARDS'],
        source: 'IS_SELF',
        preCheck: { value: { count: 'ENEMY_MINIONS' }, atLeast: 2 },
        do: [{ damage: { tag: 'ATTACK', of: 'SELF' }, to: { adjacentTo: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
];
