import type { Condition, Selector, Trigger, Value } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { RANDOM_ENEMY, RANDOM_SPELL_IN_DECK, SPELLS_PLAYED_THIS_GAME } from '../../selectors.js';
import { afterYouCast } from '../../templates/after-playing.js';
import { lendsToNext } from '../../templates/next-card.js';
import { countOnce, isNotCounted, questline, rewardMinion } from '../../templates/questline.js';
import { TRADEABLE } from '../../templates/tradeable.js';

/** The spells that you have played this game, by what is printed on them. */
const spellsThatCost = (atLeast: number): Selector => ({
  of: SPELLS_PLAYED_THIS_GAME,
  where: { tag: 'PRINTED_COST', atLeast },
});

const DEAR_SPELLS_CAST = spellsThatCost(6);
const DEARER_SPELLS_CAST = spellsThatCost(5);

/** The schools that the Questline asks for, one spell of each. */
const SCHOOLS = ['FIRE', 'FROST', 'ARCANE'] as const;

/** Each school counts once, in every part anew. */
const COUNTS_SCHOOLS: readonly Trigger[] = SCHOOLS.map((school, i) => ({
  on: 'AFTER_SPELL',
  whose: 'YOURS',
  subject: { school },
  when: isNotCounted(i + 1),
  rules: ['ZH-5.3-questlines'],
  do: countOnce(i + 1),
}));

/** You cast a Fire spell in your turn so many turns ago. */
const castFireTurnsAgo = (turns: number): Condition => ({
  exists: {
    of: SPELLS_PLAYED_THIS_GAME,
    where: {
      all: [
        { school: 'FIRE' },
        {
          tag: 'PLAYED_IN_TURN',
          exactly: { minus: [{ tag: 'TURN', of: 'GAME' }, 2 * turns] },
        },
      ],
    },
  },
});

/** How much more than the first one this Ignite deals. */
const IGNITE_BONUS: Value = {
  tag: 'TAG_SCRIPT_DATA_NUM_1',
  of: { of: { enchantmentsOn: 'SELF' }, where: { card: 'SW_110e2' } },
};

/** STORMWIND set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('DED_517', 'Arcane Overflow', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    rules: { text: ['ZH-A.2-no-spell-damage-list', 'HS-INF-excess'] },
    text: [
      { save: 'left', value: { tag: 'HEALTH_LEFT', of: 'TARGET' } },
      { damage: { boosted: 8 }, to: 'TARGET', fixed: true },
      { save: 'excess', value: { minus: ['RESULT', { saved: 'left' }] } },
      {
        if: { value: { saved: 'excess' }, atLeast: 1 },
        then: [{ summon: 'DED_517t', with: 'DED_517te', num1: { saved: 'excess' } }],
      },
    ],
  }),
  ownMinion({
    id: 'DED_517t',
    name: 'Arcane Remnant',
    class: 'MAGE',
    set: 'STORMWIND',
    race: 'ELEMENTAL',
    cost: 8,
    attack: 8,
    health: 8,
  }),
  /** Its id is ours: the Remnant's Attack and Health. */
  ownEnchantment('DED_517te', 'Overflowing', {
    attack: { set: 'NUM_1' },
    health: { set: 'NUM_1' },
  }),
  card('DED_515', 'Grey Sage Parrot', {
    rules: { battlecry: ['ZH-4.11-effective-cost', 'ZH-2.3-cast'] },
    battlecry: [{ cast: { cardOf: { last: DEAR_SPELLS_CAST } } }],
    was: [{ before: '22.0.2', battlecry: [{ cast: { cardOf: { last: DEARER_SPELLS_CAST } } }] }],
  }),
  ...questline('MAGE', [
    {
      id: 'SW_450',
      name: "Sorcerer's Gambit",
      progress: 3,
      reward: [{ drawThese: RANDOM_SPELL_IN_DECK }],
      triggers: COUNTS_SCHOOLS,
    },
    {
      id: 'SW_450t',
      name: 'Stall for Time',
      progress: 3,
      reward: [
        {
          discover: { oneOfEach: SCHOOLS.map((school) => ({ pool: { type: 'SPELL', school } })) },
          then: [],
        },
      ],
      triggers: COUNTS_SCHOOLS,
    },
    {
      id: 'SW_450t2',
      name: 'Reach the Portal Room',
      progress: 3,
      reward: 'SW_450t4',
      triggers: COUNTS_SCHOOLS,
    },
  ]),
  rewardMinion({
    id: 'SW_450t4',
    name: 'Arcanist Dawngrasp',
    class: 'MAGE',
    battlecry: [{ enchant: 'SW_450t4e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_450t4e',
    name: 'Power of Dawngrasp',
    type: 'ENCHANTMENT',
    enchantment: { spellDamage: 3 },
  }),
  card('SW_107', 'Fire Sale', { override: TRADEABLE, text: [{ damage: 3, to: 'ALL_MINIONS' }] }),
  card('DED_516', 'Deepwater Evoker', {
    battlecry: [
      { drawThese: RANDOM_SPELL_IN_DECK, save: 'drawn' },
      { gainArmor: { tag: 'COST', of: { saved: 'drawn' } } },
    ],
  }),
  card('SW_108', 'First Flame', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: 2, to: 'TARGET' }, { giveCard: 'SW_108t' }],
  }),
  ownCard({
    id: 'SW_108t',
    name: 'Second Flame',
    type: 'SPELL',
    class: 'MAGE',
    set: 'STORMWIND',
    school: 'FIRE',
    cost: 1,
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: 2, to: 'TARGET' }],
  }),
  card('SW_109', 'Clumsy Courier', {
    battlecry: [
      {
        save: 'spell',
        entities: { random: { highest: 'COST', among: { of: 'FRIENDLY_HAND', where: 'SPELL' } } },
      },
      {
        if: { exists: { saved: 'spell' } },
        then: [{ cast: { cardOf: { saved: 'spell' } }, taking: { saved: 'spell' } }],
      },
    ],
  }),
  card('SW_111', 'Sanctum Chandler', {
    triggers: afterYouCast('FIRE', { drawThese: RANDOM_SPELL_IN_DECK }),
  }),
  card('SW_462', 'Hot Streak', { text: [{ enchant: 'SW_462e', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'SW_462e',
    name: 'Hot Streak',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    ...lendsToNext('SW_462e2', { school: 'FIRE' }),
  }),
  ownEnchantment('SW_462e2', 'Hot Streak', { cost: -2 }),
  card('SW_001', 'Celestial Ink Set', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [
          {
            set: {
              QUEST_PROGRESS: {
                plus: [
                  { tag: 'QUEST_PROGRESS', of: 'SELF' },
                  { tag: 'PLAYED_COST', of: { lastPlayOf: 'EVENT_SUBJECT' } },
                ],
              },
            },
            on: 'SELF',
          },
          {
            if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: 5 } },
            then: [
              { set: { QUEST_PROGRESS: 0 }, on: 'SELF' },
              {
                enchant: 'SW_001e2',
                on: { random: { of: 'FRIENDLY_HAND', where: 'SPELL' } },
              },
              { loseDurability: 1, of: 'SELF' },
            ],
          },
        ],
      },
    ],
  }),
  ownEnchantment('SW_001e2', 'Inscription Discount', { cost: -5 }),
  card('SW_110', 'Ignite', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      { save: 'more', value: IGNITE_BONUS },
      { damage: { plus: [2, { saved: 'more' }] }, to: 'TARGET' },
      { shuffleIntoDeck: { newCard: 'SW_110' }, with: 'SW_110e' },
      {
        enchant: 'SW_110e2',
        on: {
          of: 'FRIENDLY_DECK',
          where: { all: [{ carries: 'SW_110e' }, { not: { carries: 'SW_110e2' } }] },
        },
        num1: { plus: [{ saved: 'more' }, 1] },
      },
    ],
  }),
  /** Their ids are ours: the mark of a card that was shuffled, and how much more it deals. */
  ownEnchantment('SW_110e', 'Ignite', {}),
  ownEnchantment('SW_110e2', 'Ignite', {}),
  card('SW_112', "Prestor's Pyromancer", {
    battlecry: [{ enchant: 'SW_112e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_112e',
    name: 'Burning Hot',
    type: 'ENCHANTMENT',
    enchantment: {},
    auras: [{ update: 'OTHER', tag: 'SPELLPOWER_FIRE', on: 'FRIENDLY_PLAYER', amount: 2 }],
    triggers: (['AFTER_SPELL', 'COUNTERED'] as const).map((on) => ({
      on,
      whose: 'YOURS',
      subject: { school: 'FIRE' },
      do: [{ detach: 'SELF' }],
    })),
  }),
  card('SW_113', 'Grand Magus Antonidas', {
    rules: { battlecry: ['HS-INF-turns-in-a-row', 'ZH-2.3-cast'] },
    battlecry: [
      {
        if: { all: [1, 2, 3].map(castFireTurnsAgo) },
        then: [
          { repeat: 3, do: [{ cast: 'CS2_029', on: RANDOM_ENEMY }, { forceDeathPhase: true }] },
        ],
      },
    ],
  }),
];
