import { type CardEntry, card } from '../../entry.js';
import { LACKEY, RANDOM_ENEMY_MINION } from '../../selectors.js';
import { GROWS_EACH_TURN, SCHEME } from '../../templates/scheme.js';

/** DALARAN set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_011', "Lazul's Scheme", {
    text: [{ enchant: 'DAL_011e', on: 'TARGET', num1: SCHEME }],
    triggers: GROWS_EACH_TURN,
  }),
  card('DAL_011e', "Lazul's Curse", {
    enchantment: { attack: 'MINUS_NUM_1', lasts: 'UNTIL_YOUR_NEXT_TURN' },
  }),
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
  card('DAL_039', 'Convincing Infiltrator', { deathrattle: [{ destroy: RANDOM_ENEMY_MINION }] }),
  card('DAL_040', 'Hench-Clan Shadequill', { deathrattle: [{ heal: 5, to: 'ENEMY_HERO' }] }),
  card('DAL_065', 'Unsleeping Soul', {
    rules: { text: ['SUP-AU-FACELESS'] },
    text: [{ silence: 'TARGET' }, { summonCopyOf: 'TARGET' }],
  }),
  card('DAL_413', 'EVIL Conscripter', { deathrattle: [{ giveCard: LACKEY }] }),
  card('DAL_721', 'Catrina Muerte', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } },
            count: 1,
          },
        ],
      },
    ],
  }),
  card('DAL_723', 'Forbidden Words', {
    requires: {
      REQ_TARGET_TO_PLAY: 0,
      REQ_MINION_TARGET: 0,
      REQ_MINION_ATTACK_LESS_OR_EQUAL_MANA: 0,
    },
    text: [
      { spendMana: 'ALL' },
      { save: 'spent', value: 'RESULT' },
      { destroy: { of: 'TARGET', where: { tag: 'ATTACK', atMost: { saved: 'spent' } } } },
    ],
  }),
  card('DAL_724', 'Mass Resurrection', {
    text: [
      { resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } }, count: 3 },
    ],
  }),
  card('DAL_729', 'Madame Lazul', {
    battlecry: [{ discover: { cardsOf: 'ENEMY_HAND' }, then: [] }],
  }),
];
