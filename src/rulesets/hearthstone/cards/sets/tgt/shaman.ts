import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_HAND } from '../../selectors.js';

/** TGT set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('AT_051', 'Elemental Destruction', {
    text: [{ forEach: 'ALL_MINIONS', do: [{ damage: { randomFrom: [4, 5] }, to: 'IT' }] }],
  }),
  card('AT_054', 'The Mistcaller', {
    battlecry: [
      { enchant: 'AT_045e', on: MINIONS_IN_HAND },
      { enchant: 'AT_045ee', on: 'FRIENDLY_PLAYER' },
    ],
  }),
  card('AT_045e', 'Empowering Mist', { enchantment: { attack: 1, health: 1 } }),
  card('AT_045ee', 'Mistcaller Deck Ench', {
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ enchant: 'AT_045e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
];
