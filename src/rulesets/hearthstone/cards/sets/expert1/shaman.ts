import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, shaman. */
export const EXPERT1_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'CS2_038',
    name: 'Ancestral Spirit',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'EXPERT1',
    collectible: true,
    cost: 2,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ enchant: 'CS2_038e', on: 'TARGET' }],
  },
  {
    id: 'CS2_038e',
    name: 'Ancestral Spirit',
    type: 'ENCHANTMENT',
    class: 'SHAMAN',
    set: 'EXPERT1',
    deathrattle: [{ summon: { cardOf: 'HOST' } }],
  },
  {
    id: 'EX1_238',
    name: 'Lightning Bolt',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'EXPERT1',
    collectible: true,
    cost: 1,
    overload: 1,
    requires: { REQ_TARGET_TO_PLAY: 0 },
  },
  {
    id: 'EX1_258',
    name: 'Unbound Elemental',
    type: 'MINION',
    class: 'SHAMAN',
    set: 'EXPERT1',
    race: 'ELEMENTAL',
    collectible: true,
    cost: 3,
    attack: 3,
    health: 4,
    was: [{ before: '24.6.2', cost: 3, attack: 2, health: 4 }],
  },
];
