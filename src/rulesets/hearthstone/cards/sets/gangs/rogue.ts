import type { CardDefinition } from '../../definition.js';

/** GANGS set, rogue. */
export const GANGS_ROGUE: readonly CardDefinition[] = [
  {
    id: 'CFM_781',
    name: 'Shaku, the Collector',
    type: 'MINION',
    class: 'ROGUE',
    set: 'GANGS',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 3,
    attack: 2,
    health: 3,
    keywords: ['STEALTH'],
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        source: 'IS_SELF',
        do: [
          {
            if: { entity: 'ENEMY_HERO', is: { class: 'NEUTRAL' } },
            then: [{ giveCard: 'GAME_005' }],
            else: [{ giveCard: { pool: { classOf: 'ENEMY_HERO' } } }],
          },
        ],
      },
    ],
  },
];
