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
        queueIf: { entity: 'SELF', is: { tag: 'ATTACK_ROLLED', exactly: 0 } },
        when: { entity: 'PROPOSED_ATTACKER', is: 'IN_PLAY' },
        do: [
          { set: { ATTACK_ROLLED: 1 }, on: 'SELF' },
          { redirectAttackTo: { random: 'ENEMY_CHARACTERS' } },
        ],
      },
      {
        on: 'PROPOSED_ATTACK',
        whose: 'OPPONENTS',
        queueIf: { entity: 'SELF', is: { tag: 'ATTACK_ROLLED', exactly: 0 } },
        when: { entity: 'PROPOSED_ATTACKER', is: 'IN_PLAY' },
        do: [
          { set: { ATTACK_ROLLED: 1 }, on: 'SELF' },
          { redirectAttackTo: { random: 'FRIENDLY_CHARACTERS' } },
        ],
      },
    ],
  },
];
