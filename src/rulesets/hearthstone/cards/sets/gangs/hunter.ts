import { type CardEntry, card } from '../../entry.js';
import { HOLDS_A_MINION, RANDOM_MINION_IN_HAND } from '../../selectors.js';

/** GANGS set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_026', 'Hidden Cache', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['HS-SEQ-minion-secrets', 'SUP-MW-AFTERPLAY'],
        whose: 'OPPONENTS',
        subject: 'MINION',
        notInserted: true,
        queueIf: HOLDS_A_MINION,
        when: HOLDS_A_MINION,
        do: [{ enchant: 'CFM_026e', on: RANDOM_MINION_IN_HAND }],
      },
    ],
  }),
  card('CFM_026e', 'Smuggling', { enchantment: { attack: 2, health: 2 } }),
];
