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
  {
    id: 'LOOT_078',
    name: 'Cave Hydra',
    type: 'MINION',
    class: 'HUNTER',
    set: 'LOOTAPALOOZA',
    collectible: true,
    race: 'BEAST',
    cost: 3,
    attack: 2,
    health: 4,
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        preCheck: { value: { count: 'ENEMY_MINIONS' }, atLeast: 2 },
        do: [{ damage: { tag: 'ATTACK', of: 'SELF' }, to: { adjacentTo: 'EVENT_SUBJECT' } }],
      },
    ],
  },
];
