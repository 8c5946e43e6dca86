import { type CardEntry, card } from '../../entry.js';
import { SURVIVING_ENEMY_MINIONS } from '../../selectors.js';

/** BASIC set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('HERO_01bp', 'Armor Up!', { text: [{ gainArmor: 2 }] }),
  card('CS2_114', 'Cleave', {
    text: [{ damage: 2, to: { random: SURVIVING_ENEMY_MINIONS, count: 2 } }],
    was: [{ before: '15.4', requires: { REQ_MINIMUM_ENEMY_MINIONS: 2 } }],
  }),
  card('HERO_01', 'Garrosh Hellscream', { heroPower: 'HERO_01bp' }),
  card('CS2_105', 'Heroic Strike', { text: [{ enchant: 'CS2_105e', on: 'FRIENDLY_HERO' }] }),
  card('CS2_105e', 'Heroic Strike', { enchantment: { attack: 4, lasts: 'THIS_TURN' } }),
];
