import type { CardDefinition } from '../../definition.js';

/** GVG set, hunter. */
export const GVG_HUNTER: readonly CardDefinition[] = [
  {
    id: 'GVG_049',
    name: "Gahz'rilla",
    type: 'MINION',
    class: 'HUNTER',
    set: 'GVG',
    rarity: 'LEGENDARY',
    race: 'BEAST',
    collectible: true,
    cost: 7,
    attack: 6,
    health: 9,
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ enchant: 'GVG_049e', on: 'SELF' }] }],
  },
  {
    id: 'GVG_049e',
    name: "Might of Zul'Farrak",
    type: 'ENCHANTMENT',
    class: 'HUNTER',
    set: 'GVG',
    enchantment: { attack: { times: 2 } },
  },
  {
    id: 'GVG_026',
    name: 'Feign Death',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'GVG',
    collectible: true,
    cost: 2,
    text: [{ triggerDeathrattles: 'FRIENDLY_MINIONS' }],
  },
  {
    id: 'GVG_017',
    name: 'Call Pet',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'GVG',
    collectible: true,
    cost: 2,
    text: [
      { draw: 1, save: 'drawn' },
      { enchant: 'GVG_017e', on: { of: { saved: 'drawn' }, where: { race: 'BEAST' } } },
    ],
  },
  /** Its id is ours. */
  {
    id: 'GVG_017e',
    name: 'Call Pet',
    type: 'ENCHANTMENT',
    class: 'HUNTER',
    set: 'GVG',
    enchantment: { cost: -4 },
    triggers: [{ on: 'ON_PLAY', subject: 'IS_HOST', do: [{ detach: 'SELF' }] }],
  },
];
