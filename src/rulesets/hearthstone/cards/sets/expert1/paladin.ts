import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, paladin. */
export const EXPERT1_PALADIN: readonly CardDefinition[] = [
  {
    id: 'EX1_363',
    name: 'Blessing of Wisdom',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'EXPERT1',
    collectible: true,
    cost: 1,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
  },
  {
    id: 'EX1_132',
    name: 'Eye for an Eye',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'EXPERT1',
    collectible: true,
    cost: 1,
    secret: true,
  },
  {
    id: 'EX1_136',
    name: 'Redemption',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'EXPERT1',
    collectible: true,
    cost: 1,
    secret: true,
  },
];
