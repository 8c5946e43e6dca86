import type { CardDefinition } from '../../definition.js';
import { ADAPTATIONS } from './adaptations.js';

/** UNGORO set, neutral. */
export const UNGORO_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'UNG_001',
    name: 'Pterrordax Hatchling',
    type: 'MINION',
    set: 'UNGORO',
    race: 'BEAST',
    rarity: 'COMMON',
    collectible: true,
    cost: 3,
    attack: 2,
    health: 2,
    battlecry: [{ adapt: 'SELF', offering: { oneOf: ADAPTATIONS } }],
  },
  {
    id: 'UNG_002',
    name: 'Volcanosaur',
    type: 'MINION',
    set: 'UNGORO',
    race: 'BEAST',
    rarity: 'COMMON',
    collectible: true,
    cost: 7,
    attack: 5,
    health: 6,
    battlecry: [
      { adapt: 'SELF', offering: { oneOf: ADAPTATIONS } },
      { adapt: 'SELF', offering: { oneOf: ADAPTATIONS } },
    ],
  },
  {
    id: 'UNG_089',
    name: 'Gentle Megasaur',
    type: 'MINION',
    set: 'UNGORO',
    race: 'BEAST',
    rarity: 'EPIC',
    collectible: true,
    cost: 4,
    attack: 5,
    health: 4,
    battlecry: [
      {
        adapt: { of: 'FRIENDLY_MINIONS', where: { race: 'MURLOC' } },
        offering: { oneOf: ADAPTATIONS },
      },
    ],
  },
  {
    id: 'UNG_085',
    name: 'Emerald Hive Queen',
    type: 'MINION',
    set: 'UNGORO',
    race: 'BEAST',
    collectible: true,
    cost: 1,
    attack: 2,
    health: 3,
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'MINION' },
        enchantment: 'UNG_085e',
      },
    ],
  },
  {
    id: 'UNG_085e',
    name: 'Emerald Hive',
    type: 'ENCHANTMENT',
    set: 'UNGORO',
    enchantment: { cost: 2 },
  },
  {
    id: 'UNG_900',
    name: 'Spiritsinger Umbra',
    type: 'MINION',
    set: 'UNGORO',
    collectible: true,
    rarity: 'LEGENDARY',
    cost: 4,
    attack: 3,
    health: 4,
    triggers: [
      { on: 'AFTER_SUMMON', whose: 'YOURS', do: [{ triggerDeathrattles: 'EVENT_SUBJECT' }] },
    ],
  },
];
