import { type CardEntry, card } from '../../entry.js';
import {
  FRIENDLY_BEASTS,
  MINIONS_IN_DECK,
  ROOM_IN_HAND,
  randomDefender,
  SPELLS_PLAYED_THIS_GAME,
  STEALTH_FOR_A_TURN,
} from '../../selectors.js';

/** TROLL set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_111', "Headhunter's Hatchet", {
    battlecry: [{ if: { exists: FRIENDLY_BEASTS }, then: [{ enchant: 'TRL_111e1', on: 'SELF' }] }],
  }),
  card('TRL_111e1', "Headhunter's Hatchet", { enchantment: { health: 1 } }),
  card('TRL_119', 'The Beast Within', {
    rules: { text: ['ZH-2.6-forced'] },
    text: [
      { enchant: 'TRL_119e', on: 'TARGET' },
      { forceAttack: 'TARGET', on: randomDefender('ENEMY_MINIONS'), uncounted: true },
    ],
  }),
  card('TRL_119e', 'The Beast Within', { enchantment: { attack: 1, health: 1 } }),
  card('TRL_347', 'Baited Arrow', {
    text: [{ damage: 3, to: 'TARGET' }],
    overkill: [{ summon: 'TRL_347t' }],
  }),
  card('TRL_339', "Master's Call", {
    text: [
      {
        discover: { cardsOf: MINIONS_IN_DECK },
        in: 'SETASIDE',
        save: 'found',
        offered: 'offered',
        allIf: { not: { exists: { of: { saved: 'offered' }, where: { not: { race: 'BEAST' } } } } },
        then: [
          {
            forEach: { saved: 'found' },
            do: [
              { save: 'one', entities: 'IT' },
              {
                drawThese: {
                  random: { of: 'FRIENDLY_DECK', where: { sameCardAs: { saved: 'one' } } },
                },
              },
            ],
          },
        ],
      },
    ],
  }),
  card('TRL_348', 'Springpaw', { battlecry: [{ giveCard: 'TRL_348t' }] }),
  card('TRL_349', 'Bloodscalp Strategist', {
    battlecry: [
      {
        if: { exists: 'FRIENDLY_WEAPON' },
        then: [{ discover: { pool: { type: 'SPELL' } }, then: [] }],
      },
    ],
  }),
  card('TRL_566', 'Revenge of the Wild', {
    text: [
      {
        resurrect: { died: 'THIS_TURN', side: 'FRIENDLY', like: { type: 'MINION', race: 'BEAST' } },
      },
    ],
  }),
  card('TRL_900', 'Halazzi, the Lynx', {
    battlecry: [{ giveCard: 'TRL_348t', count: ROOM_IN_HAND }],
  }),
  card('TRL_901', 'Spirit of the Lynx', {
    triggers: [
      STEALTH_FOR_A_TURN,
      {
        on: 'SUMMON',
        whose: 'YOURS',
        subject: { race: 'BEAST' },
        do: [{ enchant: 'TRL_901e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('TRL_901e', 'Blessing of Halazzi', { enchantment: { attack: 1, health: 1 } }),
  card('TRL_065', "Zul'jin", {
    heroPower: 'TRL_065h',
    rules: { battlecry: ['HS-FDP1', 'ZH-5.1-counter-no-count', 'HS-INF-repeats'] },
    battlecry: [
      { save: 'spells', entities: SPELLS_PLAYED_THIS_GAME },
      {
        forEach: { random: { saved: 'spells' }, count: { saved: 'spells' } },
        do: [{ cast: { cardOf: 'IT' } }, { forceDeathPhase: true }],
      },
    ],
  }),
  card('TRL_065h', 'Berserker Throw', { text: [{ damage: 2, to: 'TARGET' }] }),
];
