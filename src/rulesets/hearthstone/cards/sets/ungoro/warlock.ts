import type { CardDefinition } from '../../definition.js';
import { ADAPTATIONS } from './adaptations.js';

/** UNGORO set, warlock. */
export const UNGORO_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'UNG_047',
    name: 'Ravenous Pterrordax',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'UNGORO',
    race: 'BEAST',
    rarity: 'COMMON',
    collectible: true,
    cost: 4,
    attack: 4,
    health: 4,
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          { destroy: 'TARGET' },
          { forceDeathPhase: true },
          { adapt: 'SELF', offering: { oneOf: ADAPTATIONS } },
          { adapt: 'SELF', offering: { oneOf: ADAPTATIONS } },
        ],
      },
    ],
  },
  {
    id: 'UNG_833',
    name: 'Lakkari Felhound',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'UNGORO',
    collectible: true,
    race: 'DEMON',
    cost: 4,
    attack: 3,
    health: 8,
    keywords: ['TAUNT'],
    battlecry: [{ discard: { random: 'FRIENDLY_HAND', count: 2 } }],
  },
];
