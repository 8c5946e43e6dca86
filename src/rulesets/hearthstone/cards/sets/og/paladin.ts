import type { CardDefinition } from '../../definition.js';

/** OG set, paladin. */
export const OG_PALADIN: readonly CardDefinition[] = [
  {
    id: 'OG_229',
    name: 'Ragnaros, Lightlord',
    type: 'MINION',
    class: 'PALADIN',
    set: 'OG',
    rarity: 'LEGENDARY',
    race: 'ELEMENTAL',
    collectible: true,
    cost: 8,
    attack: 8,
    health: 8,
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ heal: 8, to: { random: { of: 'FRIENDLY_CHARACTERS', where: 'DAMAGED' } } }],
      },
    ],
  },
];
