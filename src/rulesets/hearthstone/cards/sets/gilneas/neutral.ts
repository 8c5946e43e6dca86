import { type CardEntry, card } from '../../entry.js';

/** GILNEAS set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_561', 'Blackwald Pixie', { battlecry: [{ refreshHeroPower: true }] }),
  card('GIL_620', 'Dollmaster Dorian', {
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        subject: 'MINION',
        rules: ['ZH-4.4-draw-trigger-order'],
        do: [{ summon: { cardOf: 'EVENT_SUBJECT' }, with: 'GIL_620e' }],
      },
    ],
  }),
  card('GIL_620e', 'Creepy Doll', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
];
