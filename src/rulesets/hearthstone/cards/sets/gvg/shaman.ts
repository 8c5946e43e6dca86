import type { CardDefinition } from '../../definition.js';

/** GVG set, shaman. */
export const GVG_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'GVG_029',
    name: "Ancestor's Call",
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'GVG',
    collectible: true,
    cost: 4,
    text: [
      { putIntoPlay: { random: { of: 'FRIENDLY_HAND', where: 'MINION' } } },
      { putIntoPlay: { random: { of: 'ENEMY_HAND', where: 'MINION' } } },
    ],
  },
];
