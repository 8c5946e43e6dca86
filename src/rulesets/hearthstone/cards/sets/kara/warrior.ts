import { type CardEntry, card } from '../../entry.js';

/** KARA set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_026', 'Protect the King!', {
    text: [{ summon: 'KAR_026t', count: { count: 'ENEMY_MINIONS' } }],
  }),
  card('KAR_028', "Fool's Bane", { tags: { UNLIMITED_ATTACKS: 1, CANNOT_ATTACK_HEROES: 1 } }),
  card('KAR_091', 'Ironforge Portal', {
    text: [{ gainArmor: 4 }, { summon: { pool: { type: 'MINION', cost: 4 } } }],
  }),
];
