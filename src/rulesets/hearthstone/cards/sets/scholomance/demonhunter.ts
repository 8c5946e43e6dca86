import { type CardEntry, card } from '../../entry.js';
import { OTHER_MINIONS } from '../../selectors.js';
import { ifSoulFragment, SHUFFLE_SOUL_FRAGMENTS } from '../../templates/soul-fragments.js';

/** SCHOLOMANCE set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_252', 'Marrowslicer', { battlecry: [SHUFFLE_SOUL_FRAGMENTS] }),
  card('SCH_253', 'Cycle of Hatred', {
    rules: { text: ['ZH-A.1-forced-death-list'] },
    text: [
      { save: 'hit', entities: 'ALL_MINIONS' },
      { damage: 3, to: 'ALL_MINIONS' },
      { save: 'killed', value: { count: { of: { saved: 'hit' }, where: 'KILLED' } } },
      { forceDeathPhase: true },
      { summon: 'SCH_253t', count: { saved: 'killed' } },
    ],
  }),
  card('SCH_276', 'Magehunter', {
    triggers: [
      { on: 'ATTACK', source: 'IS_SELF', subject: 'MINION', do: [{ silence: 'EVENT_SUBJECT' }] },
    ],
  }),
  // Attack is stolen where there is any: inferred
  card('SCH_354', 'Ancient Void Hound', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            save: 'stolen',
            value: { count: { of: 'ENEMY_MINIONS', where: { tag: 'ATTACK', atLeast: 1 } } },
          },
          { save: 'enemies', value: { count: 'ENEMY_MINIONS' } },
          { enchant: 'SCH_354e', on: 'ENEMY_MINIONS' },
          {
            enchant: 'SCH_354e2',
            on: 'SELF',
            num1: { saved: 'stolen' },
            num2: { saved: 'enemies' },
          },
        ],
      },
    ],
  }),
  card('SCH_354e', 'Siphoned', { enchantment: { attack: -1, health: -1 } }),
  card('SCH_354e2', 'Void Siphon', { enchantment: { attack: 'NUM_1', health: 'NUM_2' } }),
  card('SCH_355', 'Shardshatter Mystic', {
    battlecry: ifSoulFragment({ damage: 3, to: OTHER_MINIONS }),
  }),
  card('SCH_356', 'Glide', {
    rules: { text: ['ZH-5.1-outcast'] },
    text: [
      { shuffleIntoDeck: 'FRIENDLY_HAND' },
      { draw: 4 },
      {
        if: 'OUTCAST',
        then: [
          { shuffleIntoDeck: 'ENEMY_HAND', who: 'OPPONENT' },
          { draw: 4, who: 'OPPONENT' },
        ],
      },
    ],
  }),
  card('SCH_357', 'Fel Guardians', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'SCH_357t', count: 3 }],
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        zone: 'HAND',
        do: [{ enchant: 'SCH_357e', on: 'SELF' }],
      },
    ],
  }),
  card('SCH_357e', 'Soul Infused', { enchantment: { cost: -1 } }),
  card('SCH_422', 'Double Jump', {
    text: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: 'HAS_OUTCAST' } } }],
  }),
  card('SCH_603', 'Star Student Stelina', {
    rules: { battlecry: ['ZH-5.1-outcast'] },
    battlecry: [
      {
        if: 'OUTCAST',
        then: [
          { save: 'seen', entities: { random: 'ENEMY_HAND', count: 3 } },
          { choose: { saved: 'seen' }, save: 'taken' },
          { shuffleIntoDeck: { saved: 'taken' }, who: 'OPPONENT' },
        ],
      },
    ],
  }),
  card('SCH_702e', 'Felosophically Inclined', { enchantment: { attack: 1, health: 1 } }),
  card('SCH_704', 'Soulshard Lapidary', {
    battlecry: ifSoulFragment({ enchant: 'SCH_704e', on: 'FRIENDLY_HERO' }),
  }),
  card('SCH_704e', 'Soul Rage', { enchantment: { attack: 5, lasts: 'THIS_TURN' } }),
  card('SCH_705', 'Vilefiend Trainer', {
    rules: { battlecry: ['ZH-5.1-outcast'] },
    battlecry: [{ if: 'OUTCAST', then: [{ summon: 'SCH_705t', count: 2, at: 'ALTERNATING' }] }],
  }),
];
