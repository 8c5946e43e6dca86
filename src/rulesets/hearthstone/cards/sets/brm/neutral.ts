import type { CardDefinition } from '../../definition.js';

/** BRM set, neutral. */
export const BRM_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'BRM_022t',
    name: 'Black Whelp',
    type: 'MINION',
    set: 'BRM',
    race: 'DRAGON',
    cost: 1,
    attack: 2,
    health: 1,
  },
  {
    id: 'BRM_034',
    name: 'Blackwing Corruptor',
    type: 'MINION',
    set: 'BRM',
    collectible: true,
    cost: 5,
    attack: 5,
    health: 4,
    requires: { REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND: 0 },
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_HAND', where: { race: 'DRAGON' } } },
        then: [{ damage: 3, to: 'TARGET' }],
      },
    ],
  },
  {
    id: 'BRM_022',
    name: 'Dragon Egg',
    type: 'MINION',
    set: 'BRM',
    collectible: true,
    cost: 1,
    attack: 0,
    health: 2,
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ summon: 'BRM_022t' }] }],
  },
  {
    id: 'BRM_028',
    name: 'Emperor Thaurissan',
    type: 'MINION',
    set: 'BRM',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 6,
    attack: 5,
    health: 5,
    triggers: [
      { on: 'END_OF_TURN', whose: 'YOURS', do: [{ enchant: 'BRM_028e', on: 'FRIENDLY_HAND' }] },
    ],
  },
  {
    id: 'BRM_019',
    name: 'Grim Patron',
    type: 'MINION',
    set: 'BRM',
    collectible: true,
    cost: 5,
    attack: 3,
    health: 3,
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'IS_SELF',
        queueIf: 'SURVIVES',
        when: { tag: 'HEALTH_LEFT', atLeast: 1 },
        do: [{ summon: 'BRM_019' }],
      },
    ],
  },
  {
    id: 'BRM_028e',
    name: 'Imperial Favor',
    type: 'ENCHANTMENT',
    set: 'BRM',
    enchantment: { cost: -1 },
  },
];
