import type { CardDefinition } from '../../definition.js';

/** HOF set, priest. */
export const HOF_PRIEST: readonly CardDefinition[] = [
  {
    id: 'EX1_591',
    name: 'Auchenai Soulpriest',
    type: 'MINION',
    class: 'PRIEST',
    set: 'HOF',
    collectible: true,
    cost: 4,
    attack: 3,
    health: 5,
    auras: [{ update: 'OTHER', tag: 'HEALING_DOES_DAMAGE', on: 'FRIENDLY_PLAYER' }],
  },
  {
    id: 'EX1_624',
    name: 'Holy Fire',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'HOF',
    collectible: true,
    cost: 6,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      { damage: 5, to: 'TARGET' },
      { heal: 5, to: 'FRIENDLY_HERO' },
    ],
  },
];
