import { type CardEntry, card } from '../../entry.js';
import {
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  RANDOM_BEAST_IN_HAND,
  RANDOM_ENEMY,
  randomDefender,
} from '../../selectors.js';
import { whenThisAwakens } from '../../templates/dormant.js';

/** BLACK_TEMPLE set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('BT_201', 'Augmented Porcupine', {
    deathrattle: [{ repeat: 'OWN_ATTACK', do: [{ damage: 1, to: RANDOM_ENEMY }] }],
  }),
  card('BT_202', 'Helboar', { deathrattle: [{ enchant: 'BT_202e', on: RANDOM_BEAST_IN_HAND }] }),
  card('BT_202e', 'Scent of Blood', { enchantment: { attack: 1, health: 1 } }),
  card('BT_205', 'Scrap Shot', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      { damage: 3, to: 'TARGET' },
      { enchant: 'BT_205e', on: RANDOM_BEAST_IN_HAND },
    ],
  }),
  card('BT_210', 'Zixor, Apex Predator', {
    deathrattle: [{ shuffleIntoDeck: { newCard: 'BT_210t' } }],
  }),
  card('BT_210t', 'Zixor Prime', { battlecry: [{ repeat: 3, do: [{ summonCopyOf: 'SELF' }] }] }),
  card('BT_213', "Scavenger's Ingenuity", {
    text: [
      { save: 'beast', entities: { random: { of: MINIONS_IN_DECK, where: { race: 'BEAST' } } } },
      { drawThese: { saved: 'beast' } },
      { enchant: 'BT_213e', on: { of: { saved: 'beast' }, where: 'IN_HAND' } },
    ],
  }),
  card('BT_214', 'Beastmaster Leoroxx', {
    battlecry: [
      { putIntoPlay: { random: { of: MINIONS_IN_HAND, where: { race: 'BEAST' } }, count: 3 } },
    ],
  }),
  card('BT_163', 'Nagrand Slam', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      { summon: 'BT_163t', count: 4, save: 'beasts' },
      {
        forEach: { saved: 'beasts' },
        do: [{ forceAttack: 'IT', on: randomDefender('ENEMY_CHARACTERS') }],
      },
    ],
  }),
  card('BT_203', 'Pack Tactics', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['MINION', 'FRIENDLY'] },
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [{ summonCopyOf: 'EVENT_SUBJECT', with: 'BT_203e' }],
      },
    ],
  }),
  card('BT_203e', 'Packmate', { enchantment: { attack: { set: 3 }, health: { set: 3 } } }),
  card('BT_212', "Mok'Nathal Lion", {
    requires: {
      REQ_TARGET_IF_AVAILABLE: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_DEATHRATTLE: 0,
    },
    battlecry: [{ gainDeathrattlesOf: 'TARGET', with: 'BT_212e' }],
  }),
  card('BT_211', 'Imprisoned Felmaw', {
    dormant: 'BT_737e',
    triggers: whenThisAwakens({ forceAttack: 'SELF', on: randomDefender('ENEMY_CHARACTERS') }),
  }),
];
