import type { CardDefinition } from '../../definition.js';

/** GANGS set, neutral. */
export const GANGS_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'CFM_670',
    name: 'Mayor Noggenfogger',
    type: 'MINION',
    set: 'GANGS',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 9,
    attack: 5,
    health: 4,
    triggers: [
      { on: 'SPELL_TEXT', do: [{ retargetTo: { random: 'VALID_TARGETS' } }] },
      { on: 'BATTLECRY', do: [{ retargetTo: { random: 'VALID_TARGETS' } }] },
      {
        on: 'PROPOSED_ATTACK',
        whose: 'YOURS',
        when: { entity: 'PROPOSED_ATTACKER', is: 'IN_PLAY' },
        do: [{ redirectAttackTo: { random: 'ENEMY_CHARACTERS' } }],
      },
      {
        on: 'PROPOSED_ATTACK',
        whose: 'OPPONENTS',
        when: { entity: 'PROPOSED_ATTACKER', is: 'IN_PLAY' },
        do: [{ redirectAttackTo: { random: 'FRIENDLY_CHARACTERS' } }],
      },
    ],
  },
  {
    id: 'CFM_807',
    name: 'Auctionmaster Beardo',
    type: 'MINION',
    set: 'GANGS',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 3,
    attack: 3,
    health: 4,
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ refreshHeroPower: true }] }],
  },
  {
    id: 'CFM_808',
    name: 'Genzo, the Shark',
    type: 'MINION',
    set: 'GANGS',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 4,
    attack: 5,
    health: 4,
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        source: 'IS_SELF',
        everyProposal: true,
        do: [
          { draw: { minus: [3, { count: 'FRIENDLY_HAND' }] } },
          { draw: { minus: [3, { count: 'ENEMY_HAND' }] }, who: 'OPPONENT' },
        ],
      },
    ],
  },
];
