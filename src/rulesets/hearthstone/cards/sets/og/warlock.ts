import type { CardDefinition } from '../../definition.js';

/** OG set, warlock. */
export const OG_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'OG_121',
    name: "Cho'gall",
    type: 'MINION',
    class: 'WARLOCK',
    set: 'OG',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 7,
    attack: 7,
    health: 7,
    battlecry: [{ enchant: 'OG_121e', on: 'FRIENDLY_PLAYER' }],
  },
  {
    id: 'OG_121e',
    name: 'Dark Power',
    type: 'ENCHANTMENT',
    set: 'OG',
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'OTHER', tag: 'SPELLS_COST_HEALTH', on: 'FRIENDLY_PLAYER' }],
    triggers: [{ on: 'ON_PLAY', whose: 'YOURS', subject: 'SPELL', do: [{ detach: 'SELF' }] }],
  },
];
