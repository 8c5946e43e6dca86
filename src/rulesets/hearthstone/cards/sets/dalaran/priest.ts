import { type CardEntry, card } from '../../entry.js';

/** DALARAN set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_030', 'Shadowy Figure', {
    rules: { battlecry: ['ZH-4.8-copy-enchantments'] },
    battlecry: [
      { becomeCopyOf: 'TARGET', save: 'form', entersAnew: true },
      { enchant: 'DAL_030e', on: { saved: 'form' } },
    ],
  }),
  card('DAL_030e', 'Shade', {
    enchantment: { attack: { set: 2 }, health: { set: 2 } },
  }),
];
