import type { CardDefinition } from '../../definition.js';

/** TGT set, warlock. */
export const TGT_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'AT_019',
    name: 'Dreadsteed',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'TGT',
    race: 'DEMON',
    collectible: true,
    cost: 4,
    attack: 1,
    health: 1,
    deathrattle: [{ enchant: 'AT_019e', on: 'FRIENDLY_PLAYER' }],
    was: [{ before: '10.2', deathrattle: [{ summon: 'AT_019' }] }],
  },
  {
    id: 'AT_019e',
    name: 'Dreadsteed',
    type: 'ENCHANTMENT',
    set: 'TGT',
    triggers: [{ on: 'END_OF_TURN', do: [{ summon: 'AT_019' }, { detach: 'SELF' }] }],
  },
  {
    id: 'AT_021',
    name: 'Tiny Knight of Evil',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'TGT',
    race: 'DEMON',
    collectible: true,
    cost: 2,
    attack: 3,
    health: 2,
    triggers: [{ on: 'DISCARD', whose: 'YOURS', do: [{ enchant: 'AT_021e', on: 'SELF' }] }],
  },
  {
    id: 'AT_021e',
    name: 'Felrage',
    type: 'ENCHANTMENT',
    class: 'WARLOCK',
    set: 'TGT',
    enchantment: { attack: 1, health: 1 },
  },
];
