import { type CardEntry, card } from '../../entry.js';

/** GANGS set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_620', 'Potion of Polymorph', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['HS-SEQ-minion-secrets', 'HS-SEQ-transform-potion', 'SUP-MW-AFTERPLAY'],
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: 'SURVIVES',
        when: 'SURVIVES',
        do: [{ transform: 'EVENT_SUBJECT', into: 'CS2_tk1' }],
      },
    ],
  }),
];
