import { type CardEntry, card } from '../../entry.js';
import {
  ANY_TOTEM,
  BASIC_TOTEMS,
  BASIC_TOTEMS_BEFORE_20,
  FRIENDLY_TOTEMS,
  JOUST,
  JOUST_WON,
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
} from '../../selectors.js';

/** TGT set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('AT_051', 'Elemental Destruction', {
    rules: { text: ['HS-DH3'] },
    text: [{ forEach: 'ALL_MINIONS', do: [{ damage: { randomFrom: [4, 5] }, to: 'IT' }] }],
  }),
  card('AT_054', 'The Mistcaller', {
    rules: { battlecry: ['HS-Z5c'] },
    battlecry: [{ enchant: 'AT_045e', on: { union: [MINIONS_IN_HAND, MINIONS_IN_DECK] } }],
    /** What is drawn got it as it was drawn, as no enchantment left the deck with its card (CHG-5.0-7.0-deck-enchantments). */
    was: [
      {
        before: '7.0',
        battlecry: [
          { enchant: 'AT_045e', on: MINIONS_IN_HAND },
          { enchant: 'AT_045ee', on: 'FRIENDLY_PLAYER' },
        ],
      },
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
  card('AT_046', 'Tuskarr Totemic', {
    battlecry: [{ summon: { oneOf: BASIC_TOTEMS } }],
    was: [
      {
        before: '6.1.3.14830',
        battlecry: [{ summon: ANY_TOTEM }],
      },
      { before: '20.0', battlecry: [{ summon: { oneOf: BASIC_TOTEMS_BEFORE_20 } }] },
    ],
  }),
  card('AT_047', 'Draenei Totemcarver', {
    battlecry: [{ enchant: 'AT_047e', on: 'SELF', num1: { count: FRIENDLY_TOTEMS } }],
  }),
  card('AT_047e', 'Experienced', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('AT_048', 'Healing Wave', {
    text: [...JOUST, { heal: { if: JOUST_WON, then: 14, else: 7 }, to: 'TARGET' }],
  }),
  card('AT_049', 'Thunder Bluff Valiant', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        rules: ['SUP-PRECHECK-CARDS'],
        do: [{ enchant: 'AT_049e', on: FRIENDLY_TOTEMS }],
      },
    ],
  }),
  card('AT_049e', 'Power of the Bluff', { enchantment: { attack: 2 } }),
  card('AT_050', 'Charged Hammer', { deathrattle: [{ replaceHeroPower: 'AT_050t' }] }),
  card('AT_050t', 'Lightning Jolt', { text: [{ damage: 2, to: 'TARGET' }] }),
  card('AT_053', 'Ancestral Knowledge', { text: [{ draw: 2 }] }),
];
