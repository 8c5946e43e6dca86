import { type CardEntry, card } from '../../entry.js';
import { CTHUN_HAS_10_ATTACK, giveCthun } from '../../selectors.js';

/** OG set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('OG_094', 'Power Word: Tentacles', { text: [{ enchant: 'OG_094e', on: 'TARGET' }] }),
  card('OG_094e', 'Tentacles', { enchantment: { attack: 2, health: 6 } }),
  card('OG_100', 'Shadow Word: Horror', {
    text: [{ destroy: { of: 'ALL_MINIONS', where: { tag: 'ATTACK', atMost: 2 } } }],
  }),
  card('OG_104', 'Embrace the Shadow', { text: [{ enchant: 'OG_104e', on: 'FRIENDLY_PLAYER' }] }),
  card('OG_104e', 'Embracing the Shadow', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'OTHER', tag: 'HEALING_DOES_DAMAGE', on: 'FRIENDLY_PLAYER' }],
  }),
  card('OG_234', 'Darkshire Alchemist', { battlecry: [{ heal: 5, to: 'TARGET' }] }),
  card('OG_335', 'Shifting Shade', {
    deathrattle: [{ giveCard: { cardOf: { random: 'ENEMY_DECK' } } }],
  }),
  card('OG_101', 'Forbidden Shaping', {
    text: [{ spendMana: 'ALL' }, { summon: { pool: { type: 'MINION', costOf: 'RESULT' } } }],
  }),
  card('OG_334', 'Hooded Acolyte', {
    triggers: [{ on: 'HEALING', do: [giveCthun('OG_281e', 1)] }],
  }),
  card('OG_096', 'Twilight Darkmender', {
    battlecry: [{ if: CTHUN_HAS_10_ATTACK, then: [{ heal: 10, to: 'FRIENDLY_HERO' }] }],
  }),
];
