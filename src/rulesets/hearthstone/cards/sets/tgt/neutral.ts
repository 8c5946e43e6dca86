import type { CardDefinition } from '../../definition.js';

/** TGT set, neutral. */
export const TGT_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'AT_091',
    name: 'Tournament Medic',
    type: 'MINION',
    set: 'TGT',
    collectible: true,
    cost: 4,
    attack: 1,
    health: 8,
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ heal: 2, to: 'FRIENDLY_HERO' }] }],
  },
];
