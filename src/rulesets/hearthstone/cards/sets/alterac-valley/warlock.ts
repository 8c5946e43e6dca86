import { type CardEntry, card, ownCard } from '../../entry.js';

/** ALTERAC_VALLEY set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('AV_313', 'Hollow Abomination', {
    battlecry: [{ damage: 1, to: 'ENEMY_MINIONS' }],
    honorableKill: [
      {
        enchant: 'AV_313e',
        on: 'SELF',
        num1: { tag: 'ATTACK', of: 'TARGET' },
        stacks: true,
        rules: ['ZH-5.6-stackable'],
      },
    ],
  }),
  ownCard({
    id: 'AV_313e',
    name: 'Hollow Strength',
    type: 'ENCHANTMENT',
    enchantment: { attack: 'NUM_1' },
  }),
];
