import type { CardDefinition } from '../../definition.js';

/** GVG set, warrior. */
export const GVG_WARRIOR: readonly CardDefinition[] = [
  {
    id: 'GVG_056t',
    name: 'Burrowing Mine',
    type: 'SPELL',
    class: 'WARRIOR',
    set: 'GVG',
    cost: 6,
    whenDrawn: [
      { setAside: 'SELF', in: 'GRAVEYARD' },
      { damage: 10, to: 'FRIENDLY_HERO', fixed: true },
      { draw: 1 },
    ],
    was: [{ before: '10.0', cost: 0 }],
  },
];
