import { type CardEntry, card, ownCard } from '../../entry.js';
import { RANDOM_ENEMY, RANDOM_ENEMY_MINION } from '../../selectors.js';

/** HOF set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_007', 'Acolyte of Pain', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ draw: 1 }] }],
  }),
  card('EX1_298', 'Ragnaros the Firelord', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ damage: 8, to: RANDOM_ENEMY }] }],
  }),
  card('Mekka2', 'Repair Bot', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ heal: 6, to: { random: { of: 'ALL_CHARACTERS', where: 'DAMAGED' } } }],
      },
    ],
  }),
  card('EX1_016', 'Sylvanas Windrunner', {
    deathrattle: [{ takeControl: RANDOM_ENEMY_MINION }],
    was: [
      { before: '1.0.0.4442', deathrattle: [{ takeControl: { random: 'ENEMY_MINIONS' } }] },
      { before: '2.4.0.8311', deathrattle: [{ takeControl: { random: 'ENEMY_MINIONS' } }] },
    ],
  }),
  card('Mekka4', 'Poultryizer', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ transform: { random: 'ALL_MINIONS' }, into: 'Mekka4t' }],
      },
    ],
  }),
  card('Mekka4t', 'Chicken'),
  card('EX1_050', 'Coldlight Oracle', { battlecry: [{ draw: 2 }, { draw: 2, who: 'OPPONENT' }] }),
  card('EX1_620', 'Molten Giant', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        zone: 'HAND',
        enchantment: 'EX1_620e',
        num1: { tag: 'DAMAGE', of: 'FRIENDLY_HERO' },
        priority: 'LAST',
      },
    ],
  }),
  /** Its id is ours: what the one above does to its own cost. */
  ownCard({
    id: 'EX1_620e',
    name: 'Molten Giant',
    type: 'ENCHANTMENT',
    set: 'HOF',
    enchantment: { cost: 'MINUS_NUM_1' },
  }),
];
