import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';

/** LEGACY set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('CS3_029', 'Pursuit of Justice', { text: [{ enchant: 'CS3_029e', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'CS3_029e',
    name: 'Pursuit of Justice',
    type: 'ENCHANTMENT',
    triggers: [
      {
        on: 'SUMMON',
        whose: 'YOURS',
        subject: { card: 'CS2_101t' },
        rules: ['HS-SRS3'],
        do: [{ enchant: 'CS3_029e2', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  ownEnchantment('CS3_029e2', 'Pursuit of Justice', { attack: 1 }),
];
