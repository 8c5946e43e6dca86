import type { CardDefinition } from '../../definition.js';

/** OG set, neutral. */
export const OG_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'OG_042',
    name: "Y'Shaarj, Rage Unbound",
    type: 'MINION',
    set: 'OG',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 10,
    attack: 10,
    health: 10,
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ putIntoPlay: { random: { of: 'FRIENDLY_DECK', where: 'MINION' } } }],
      },
    ],
  },
  {
    id: 'OG_280',
    name: "C'Thun",
    type: 'MINION',
    set: 'OG',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 10,
    attack: 6,
    health: 6,
    battlecry: [
      {
        repeat: { tag: 'ATTACK', of: 'SELF' },
        do: [{ damage: 1, to: { random: { of: 'ENEMY_CHARACTERS', where: 'SURVIVES' } } }],
      },
    ],
  },
];
