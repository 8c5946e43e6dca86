import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { HOLDS_ANOTHER_CLASS } from '../../selectors.js';

/** ALTERAC_VALLEY set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('AV_201', 'Coldtooth Yeti', { combo: [{ enchant: 'AV_201e', on: 'SELF' }] }),
  ownEnchantment('AV_201e', 'Coldtooth Yeti', { attack: 3 }),
  card('AV_402', 'The Lobotomizer', {
    honorableKill: [{ giveCard: { cardOf: { first: 'ENEMY_DECK' } } }],
  }),
  card('AV_711', 'Double Agent', {
    battlecry: [{ if: HOLDS_ANOTHER_CLASS, then: [{ summonCopyOf: 'SELF' }] }],
  }),
];
