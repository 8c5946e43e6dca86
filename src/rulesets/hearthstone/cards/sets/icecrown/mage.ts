import { type CardEntry, card } from '../../entry.js';

/** ICECROWN set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_082', 'Frozen Clone', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['HS-SEQ-minion-secrets', 'SUP-MW-AFTERPLAY'],
        whose: 'OPPONENTS',
        subject: 'MINION',
        when: 'HAND_NOT_FULL',
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' }, count: 2 }],
      },
    ],
  }),
  card('ICC_068', 'Ice Walker', {
    triggers: [
      { on: 'INSPIRE', whose: 'YOURS', source: 'CHARACTER', do: [{ freeze: 'EVENT_SOURCE' }] },
    ],
  }),
];
