import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, dream. */
export const EXPERT1_DREAM: readonly CardDefinition[] = [
  {
    id: 'DREAM_05',
    name: 'Nightmare',
    type: 'SPELL',
    class: 'DREAM',
    set: 'EXPERT1',
    cost: 0,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ enchant: 'DREAM_05e', on: 'TARGET' }],
  },
  {
    id: 'DREAM_05e',
    name: 'Nightmare',
    type: 'ENCHANTMENT',
    set: 'EXPERT1',
    enchantment: { attack: 5, health: 5 },
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ destroy: 'HOST' }] }],
  },
];
