import type { Condition } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';

/** Poisoned Blade is not replaced by a Hero Power. */
const NO_POISONED_BLADE: Condition = {
  not: { exists: { of: 'FRIENDLY_WEAPON', where: { card: 'AT_034' } } },
};

/** BASIC set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('HERO_03bp', 'Dagger Mastery', {
    text: [{ if: NO_POISONED_BLADE, then: [{ equip: 'CS2_082' }] }],
  }),
  card('HERO_03', 'Valeera Sanguinar', { heroPower: 'HERO_03bp' }),
  card('EX1_278', 'Shiv', { text: [{ damage: 1, to: 'TARGET' }, { draw: 1 }] }),
  card('CS2_072', 'Backstab', { text: [{ damage: 2, to: 'TARGET' }] }),
  card('CS2_074', 'Deadly Poison', { text: [{ enchant: 'CS2_074e', on: 'FRIENDLY_WEAPON' }] }),
  card('CS2_074e', 'Deadly Poison', { enchantment: { attack: 2 } }),
  card('CS2_075', 'Sinister Strike', { text: [{ damage: 3, to: 'ENEMY_HERO' }] }),
  card('CS2_076', 'Assassinate', { text: [{ destroy: 'TARGET' }] }),
  card('CS2_077', 'Sprint', { text: [{ draw: 4 }] }),
  card('EX1_129', 'Fan of Knives', { text: [{ damage: 1, to: 'ENEMY_MINIONS' }, { draw: 1 }] }),
  card('EX1_191', 'Plaguebringer', { battlecry: [{ enchant: 'EX1_191e', on: 'TARGET' }] }),
  card('EX1_191e', 'Plaguetouched', { enchantment: { grants: ['POISONOUS'] } }),
  card('EX1_581', 'Sap', { text: [{ returnToHand: 'TARGET' }] }),
  card('HERO_03bp2', 'Poisoned Daggers', {
    text: [{ if: NO_POISONED_BLADE, then: [{ equip: 'AT_132_ROGUEt' }] }],
  }),
];
