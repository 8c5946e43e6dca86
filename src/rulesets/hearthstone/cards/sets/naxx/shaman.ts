import type { CardDefinition } from '../../definition.js';

/** NAXX set, shaman. */
export const NAXX_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'FP1_025',
    name: 'Reincarnate',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'NAXX',
    collectible: true,
    cost: 2,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [
      { destroy: 'TARGET' },
      { forceDeathPhase: true },
      { summon: { cardOf: 'TARGET' }, who: 'TARGET_CONTROLLER' },
    ],
  },
];
