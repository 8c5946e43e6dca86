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
  {
    id: 'OG_310',
    name: 'Steward of Darkshire',
    type: 'MINION',
    class: 'PALADIN',
    set: 'OG',
    collectible: true,
    cost: 3,
    attack: 3,
    health: 3,
    triggers: [
      {
        on: 'SUMMON',
        whose: 'YOURS',
        when: { entity: 'EVENT_SUBJECT', is: { tag: 'HEALTH_LEFT', exactly: 1 } },
        do: [{ set: { DIVINE_SHIELD: 1 }, on: 'EVENT_SUBJECT' }],
      },
    ],
  },
];
