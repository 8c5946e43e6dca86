import { type CardEntry, card } from '../../entry.js';

/** GILNEAS set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_547', 'Darius Crowley', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: { all: ['MINION', 'KILLED'] },
        rules: ['ZH-3.4-resolve-condition'],
        when: { entity: 'SELF', is: 'SURVIVES' },
        do: [{ enchant: 'GIL_547e', on: 'SELF' }],
      },
    ],
  }),
  card('GIL_547e', 'Bloodfang', { enchantment: { attack: 2, health: 2 } }),
];
