import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { lendsToNext } from '../../next-card.js';
import { FRIENDLY_BEASTS } from '../../selectors.js';

/** ALTERAC_VALLEY set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('AV_292', 'Heart of the Wild', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { enchant: 'AV_292e', on: 'TARGET' },
      { enchant: 'AV_292e2', on: FRIENDLY_BEASTS },
    ],
  }),
  ownEnchantment('AV_292e', 'Heart of the Wild', { attack: 2, health: 2 }),
  ownEnchantment('AV_292e2', 'Heart of the Wild', { attack: 1, health: 1 }),
  card('AV_294', 'Clawfury Adept', {
    battlecry: [{ enchant: 'AV_294e', on: { of: 'FRIENDLY_CHARACTERS', except: 'SELF' } }],
  }),
  ownEnchantment('AV_294e', 'Clawfury Adept', { attack: 1, lasts: 'THIS_TURN' }),
  card('AV_296', 'Pride Seeker', { battlecry: [{ enchant: 'AV_296e', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'AV_296e',
    name: 'Pride Seeker',
    type: 'ENCHANTMENT',
    ...lendsToNext('AV_296e2', 'HAS_CHOOSE_ONE'),
  }),
  ownEnchantment('AV_296e2', 'Pride Seeker', { cost: -2 }),
];
