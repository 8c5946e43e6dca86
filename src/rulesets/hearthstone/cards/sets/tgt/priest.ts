import type { CardDefinition } from '../../definition.js';

/** TGT set, priest. */
export const TGT_PRIEST: readonly CardDefinition[] = [
  {
    id: 'AT_013',
    name: 'Power Word: Glory',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'TGT',
    collectible: true,
    cost: 1,
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'AT_013e', on: 'TARGET' }],
  },
  {
    id: 'AT_013e',
    name: 'Power Word: Glory',
    type: 'ENCHANTMENT',
    set: 'TGT',
    enchantment: {},
    triggers: [{ on: 'ATTACK', source: 'IS_HOST', do: [{ heal: 4, to: 'CASTER_HERO' }] }],
  },
  {
    id: 'AT_012',
    name: 'Spawn of Shadows',
    type: 'MINION',
    class: 'PRIEST',
    set: 'TGT',
    collectible: true,
    cost: 4,
    attack: 5,
    health: 4,
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ damage: 4, to: 'ALL_HEROES' }] }],
  },
];
