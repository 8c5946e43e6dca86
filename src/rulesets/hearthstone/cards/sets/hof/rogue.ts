import { type CardEntry, card } from '../../entry.js';

/** HOF set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_128', 'Conceal', {
    text: [
      { enchant: 'EX1_128e', on: { of: 'FRIENDLY_MINIONS', where: { not: { has: 'STEALTH' } } } },
    ],
  }),
  card('EX1_128e', 'Concealed', {
    enchantment: { grants: ['STEALTH'] },
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [
          { save: 'hidden', entities: 'HOST' },
          { detach: 'SELF' },
          { set: { STEALTH: 0 }, on: { saved: 'hidden' } },
        ],
      },
    ],
  }),
  card('NEW1_004', 'Vanish', { text: [{ returnToHand: 'ALL_MINIONS' }] }),
];
