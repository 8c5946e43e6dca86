import { type CardEntry, card } from '../../entry.js';
import { FREEZES_WHAT_IT_DAMAGES, RANDOM_ENEMY } from '../../selectors.js';

/** BASIC set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('CS2_023', 'Arcane Intellect', { text: [{ draw: 2 }] }),
  card('CS2_029', 'Fireball', { text: [{ damage: 6, to: 'TARGET' }] }),
  card('HERO_08bp', 'Fireblast', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 1, to: 'TARGET' }],
  }),
  card('CS2_032', 'Flamestrike', {
    text: [{ damage: 5, to: 'ENEMY_MINIONS' }],
    was: [{ before: '20.0', text: [{ damage: 4, to: 'ENEMY_MINIONS' }] }],
  }),
  card('CS2_024', 'Frostbolt', { text: [{ damage: 3, to: 'TARGET' }, { freeze: 'TARGET' }] }),
  card('HERO_08', 'Jaina Proudmoore', { heroPower: 'HERO_08bp' }),
  card('CS2_022', 'Polymorph', { text: [{ transform: 'TARGET', into: 'CS2_tk1' }] }),
  card('EX1_277', 'Arcane Missiles', {
    rules: { text: ['SUP-MW-PD1'] },
    // Spell Damage and doublings make more missiles, and none stronger
    text: [{ repeat: { boosted: 3 }, do: [{ damage: 1, fixed: true, to: RANDOM_ENEMY }] }],
  }),
  card('CS2_025', 'Arcane Explosion', { text: [{ damage: 1, to: 'ENEMY_MINIONS' }] }),
  card('CS2_mirror', 'Mirror Image'),
  card('CS2_026', 'Frost Nova', { text: [{ freeze: 'ENEMY_MINIONS' }] }),
  card('CS2_027', 'Mirror Image', { text: [{ summon: 'CS2_mirror', count: 2 }] }),
  card('CS2_033', 'Water Elemental', { triggers: [FREEZES_WHAT_IT_DAMAGES] }),
  card('HERO_08bp2', 'Fireblast Rank 2', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }],
  }),
];
