import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { lendsToNext } from '../../templates/next-card.js';

/** LEGACY set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('CS3_012', 'Nordrassil Druid', {
    battlecry: [{ enchant: 'CS3_012e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'CS3_012e',
    name: 'Nordrassil Druid',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    ...lendsToNext('CS3_012e2', 'SPELL'),
  }),
  ownEnchantment('CS3_012e2', 'Nordrassil Druid', { cost: -3 }),
];
