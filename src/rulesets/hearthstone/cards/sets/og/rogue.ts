import { type CardEntry, card } from '../../entry.js';
import { CTHUN_GIFT, ENDS_AS_HOST_IS_PLAYED, giveCthun, TOXIN } from '../../selectors.js';

/** OG set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('OG_070', 'Bladed Cultist', { combo: [{ enchant: 'OG_070e', on: 'SELF' }] }),
  card('OG_070e', 'Thirsty Blades', { enchantment: { attack: 1, health: 1 } }),
  card('OG_072', 'Journey Below', {
    text: [{ discover: { pool: { deathrattle: true } }, then: [] }],
  }),
  card('OG_073', 'Thistle Tea', {
    text: [
      { draw: 1, save: 'drawn' },
      { giveCard: { cardOf: { saved: 'drawn' } }, count: 2 },
    ],
  }),
  card('OG_080', 'Xaril, Poisoned Mind', {
    battlecry: [{ giveCard: TOXIN }],
    deathrattle: [{ giveCard: TOXIN }],
  }),
  card('OG_080b', 'Kingsblood Toxin', { text: [{ draw: 1 }] }),
  card('OG_080c', 'Bloodthistle Toxin', {
    text: [
      { returnToHand: 'TARGET' },
      { enchant: 'OG_080ae', on: { of: 'TARGET', where: 'IN_HAND' } },
    ],
  }),
  card('OG_080ae', 'Bloodthistle', {
    enchantment: { cost: -2 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('OG_080d', 'Briarthorn Toxin', { text: [{ enchant: 'OG_080ee', on: 'TARGET' }] }),
  card('OG_080ee', 'Briarthorn', { enchantment: { attack: 3 } }),
  card('OG_080e', 'Fadeleaf Toxin', { text: [{ enchant: 'OG_080de', on: 'TARGET' }] }),
  card('OG_080de', 'Fadeleaf', {
    enchantment: { grants: ['STEALTH'] },
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
  }),
  card('OG_080f', 'Firebloom Toxin', { text: [{ damage: 2, to: 'TARGET' }] }),
  card('OG_176', 'Shadow Strike', { text: [{ damage: 5, to: 'TARGET' }] }),
  card('OG_267', 'Southsea Squidface', {
    deathrattle: [{ enchant: 'OG_267e', on: 'FRIENDLY_WEAPON' }],
  }),
  card('OG_267e', 'Squid Oil Sheen', { enchantment: { attack: 2 } }),
  card('OG_291', 'Shadowcaster', {
    battlecry: [
      { giveCard: { cardOf: 'TARGET' }, save: 'copy' },
      { enchant: 'OG_291e', on: { saved: 'copy' } },
    ],
  }),
  card('OG_291e', 'Flickering Darkness', {
    enchantment: { attack: { set: 1 }, health: { set: 1 }, cost: { set: 1 } },
  }),
  card('OG_330', 'Undercity Huckster', {
    deathrattle: [{ giveCard: { pool: { classOf: 'ENEMY_HERO', cardWithoutClass: 'GAME_005' } } }],
  }),
  card('OG_282', "Blade of C'Thun", {
    battlecry: [
      { save: 'attack', value: { tag: 'ATTACK', of: 'TARGET' } },
      { save: 'health', value: { tag: 'HEALTH_LEFT', of: 'TARGET' } },
      { destroy: 'TARGET' },
      giveCthun('OG_282e', { saved: 'attack' }, { saved: 'health' }),
    ],
  }),
  card('OG_282e', 'Devotion of the Blade', { enchantment: CTHUN_GIFT }),
];
