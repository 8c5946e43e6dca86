import type { CardDefinition } from '../../definition.js';

/** LOOTAPALOOZA set, hunter. */
export const LOOTAPALOOZA_HUNTER: readonly CardDefinition[] = [
  {
    id: 'LOOT_222',
    name: 'Candleshot',
    type: 'WEAPON',
    class: 'HUNTER',
    set: 'LOOTAPALOOZA',
    collectible: true,
    cost: 1,
    attack: 1,
    durability: 3,
    keywords: ['IMMUNE_WHILE_ATTACKING'],
  },
  {
    id: 'LOOT_079',
    name: 'Wandering Monster',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'LOOTAPALOOZA',
    collectible: true,
    cost: 2,
    secret: true,
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['HERO', 'FRIENDLY'] },
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [
          { summon: { pool: { type: 'MINION', cost: 3 } }, save: 'defender' },
          { redirectAttackTo: { saved: 'defender' } },
        ],
      },
    ],
  },
];
