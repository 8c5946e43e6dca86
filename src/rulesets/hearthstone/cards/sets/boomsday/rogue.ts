import { type CardEntry, card } from '../../entry.js';

/** BOOMSDAY set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_508', 'Necrium Vial', {
    requires: {
      REQ_TARGET_TO_PLAY: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_DEATHRATTLE: 0,
    },
    text: [{ triggerDeathrattles: 'TARGET' }, { triggerDeathrattles: 'TARGET' }],
  }),
  card('BOT_087', 'Academic Espionage', {
    text: [
      { save: 'before', entities: 'FRIENDLY_DECK' },
      {
        repeat: 10,
        do: [
          {
            shuffleIntoDeck: {
              newCard: { pool: { classOf: 'ENEMY_HERO', withoutClass: 'NEUTRAL' } },
            },
          },
        ],
      },
      { enchant: 'BOT_087e', on: { of: 'FRIENDLY_DECK', except: { saved: 'before' } } },
    ],
  }),
  card('BOT_087e', 'Academic Espionage', { enchantment: { cost: { set: 1 } } }),
  card('BOT_084', 'Violet Haze', {
    text: [{ repeat: 2, do: [{ giveCard: { pool: { deathrattle: true } } }] }],
  }),
  card('BOT_242', "Myra's Unstable Element", { text: [{ draw: { count: 'FRIENDLY_DECK' } }] }),
  card('BOT_243', 'Myra Rotspring', {
    battlecry: [
      {
        discover: { pool: { type: 'MINION', deathrattle: true } },
        save: 'taken',
        then: [{ gainDeathrattlesOf: { saved: 'taken' }, with: 'BOT_243e' }],
      },
    ],
  }),
  card('BOT_243e', 'Necroalchemy', { deathrattle: [{ resolveDeathrattleOf: 'REMEMBERED' }] }),
  card('BOT_286', 'Necrium Blade', {
    deathrattle: [
      {
        triggerDeathrattles: {
          random: { of: 'FRIENDLY_MINIONS', where: { all: ['HAS_DEATHRATTLE', 'SURVIVES'] } },
        },
      },
    ],
  }),
  card('BOT_288', 'Lab Recruiter', {
    battlecry: [{ repeat: 3, do: [{ shuffleIntoDeck: { newCard: { cardOf: 'TARGET' } } }] }],
  }),
  card('BOT_565', 'Blightnozzle Crawler', { deathrattle: [{ summon: 'BOT_565t' }] }),
  card('BOT_576', 'Crazed Chemist', { combo: [{ enchant: 'BOT_576e', on: 'TARGET' }] }),
  card('BOT_576e', 'Overcharged', { enchantment: { attack: 4 } }),
  card('BOT_283', 'Pogo-Hopper', {
    battlecry: [
      {
        save: 'others',
        entities: {
          of: { played: 'THIS_GAME', side: 'FRIENDLY' },
          where: { card: 'BOT_283' },
          except: { lastPlayOf: 'SELF' },
        },
      },
      {
        if: { exists: { saved: 'others' } },
        then: [
          {
            enchant: 'BOT_283e',
            on: 'SELF',
            num1: { times: [2, { saved: 'others' }] },
            num2: { times: [2, { saved: 'others' }] },
          },
        ],
      },
    ],
  }),
  card('BOT_283e', 'Kinetic Energy', { enchantment: { attack: 'NUM_1', health: 'NUM_2' } }),
];
