import type { Effect, Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import {
  MINIONS_IN_DECK,
  SPELLS_PLAYED_THIS_GAME,
  SPELLS_PLAYED_THIS_TURN,
  SURVIVING_ENEMIES,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { questline, rewardMinion } from '../../templates/questline.js';
import { eachAtRandom } from '../../templates/replay.js';
import { sigil } from '../../templates/sigils.js';

/** Cards that are drawn in one turn; they are marked, because the reward is for them. */
const COUNTS_DRAWS: readonly Trigger[] = [
  {
    on: 'DRAW',
    whose: 'YOURS',
    rules: ['ZH-5.3-questlines'],
    do: [{ enchant: 'SW_039e', on: 'EVENT_SUBJECT' }, { questProgress: 1 }],
  },
  {
    on: 'END_OF_TURN',
    do: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }],
  },
];

/** The cards that were counted, which the next part does not count again. */
const CHEAPER: readonly Effect[] = [
  {
    enchant: 'SW_039e2',
    on: { of: 'FRIENDLY_HAND', where: { carries: 'SW_039e' } },
  },
  {
    detach: { of: { enchantmentsOn: 'FRIENDLY_HAND' }, where: { card: 'SW_039e' } },
  },
];

/** STORMWIND set, demon hunter. */
export const CARDS: readonly CardEntry[] = [
  card('SW_044', 'Jace Darkweaver', {
    rules: { battlecry: ['ZH-A.1-forced-death-list', 'HS-INF-repeats'] },
    battlecry: eachAtRandom({ of: SPELLS_PLAYED_THIS_GAME, where: { school: 'FEL' } }, [
      { cast: { cardOf: 'IT' }, preferring: 'ENEMY_CHARACTERS' },
      { forceDeathPhase: true },
    ]),
  }),
  ...questline('DEMONHUNTER', [
    {
      id: 'SW_039',
      name: 'Final Showdown',
      progress: 4,
      reward: CHEAPER,
      triggers: COUNTS_DRAWS,
    },
    {
      id: 'SW_039t',
      name: 'Gain Momentum',
      progress: 5,
      reward: CHEAPER,
      triggers: COUNTS_DRAWS,
    },
    {
      id: 'SW_039t3',
      name: 'Close the Portal',
      progress: 5,
      reward: 'SW_039t3_t',
      triggers: COUNTS_DRAWS,
    },
  ]),
  ownCard({
    id: 'SW_039e',
    name: 'Drawn this turn',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
  }),
  ownCard({ id: 'SW_039e2', name: 'Momentum', type: 'ENCHANTMENT', enchantment: { cost: -1 } }),
  rewardMinion({
    id: 'SW_039t3_t',
    name: 'Demonslayer Kurtrus',
    class: 'DEMONHUNTER',
    battlecry: [{ enchant: 'SW_039t3_te', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_039t3_te',
    name: 'Demonslayer',
    type: 'ENCHANTMENT',
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        do: [{ enchant: 'SW_039t2e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  ownCard({
    id: 'SW_039t2e',
    name: 'Faster Moves',
    type: 'ENCHANTMENT',
    enchantment: { cost: -2 },
  }),
  card('SW_042', 'Persistent Peddler', {
    deathrattle: [{ putIntoPlay: { random: { of: 'FRIENDLY_DECK', where: { card: 'SW_042' } } } }],
  }),
  card('DED_507', "Crow's Nest Lookout", {
    battlecry: [
      {
        damage: 2,
        to: { union: [{ first: 'ENEMY_MINIONS' }, { last: 'ENEMY_MINIONS' }] },
      },
    ],
  }),
  card('SW_037', 'Irebound Brute', {
    auras: [costsLess({ tag: 'NUM_CARDS_DRAWN_THIS_TURN', of: 'FRIENDLY_PLAYER' })],
  }),
  card('SW_040', 'Fel Barrage', {
    text: [
      {
        repeat: 2,
        do: [{ damage: 2, to: { random: { lowest: 'HEALTH_LEFT', among: SURVIVING_ENEMIES } } }],
      },
    ],
  }),
  sigil(
    'SW_041',
    'Sigil of Alacrity',
    { draw: 1, save: 'drawn' },
    { enchant: 'SW_041e2', on: { saved: 'drawn' } },
  ),
  ownEnchantment('SW_041e2', 'Sigil of Alacrity', { cost: -1 }),
  card('SW_043', 'Felgorger', {
    battlecry: [
      {
        drawThese: { random: { of: 'FRIENDLY_DECK', where: { school: 'FEL' } } },
        save: 'drawn',
      },
      { enchant: 'SW_043e', on: { saved: 'drawn' } },
    ],
  }),
  ownEnchantment('SW_043e', 'Felgorger', { cost: -2 }),
  card('SW_451', 'Metamorfin', {
    battlecry: [
      {
        if: { exists: { of: SPELLS_PLAYED_THIS_TURN, where: { school: 'FEL' } } },
        then: [{ enchant: 'SW_451e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('SW_451e', 'Metamorfin', { attack: 2, health: 2 }),
  card('SW_452', 'Chaos Leech', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: { if: 'OUTCAST', then: 5, else: 3 }, to: 'TARGET' }],
  }),
  card('SW_454', "Lion's Frenzy", {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'SW_454e',
        num1: { tag: 'NUM_CARDS_DRAWN_THIS_TURN', of: 'FRIENDLY_PLAYER' },
      },
    ],
  }),
  ownEnchantment('SW_454e', "Lion's Frenzy", { attack: 'NUM_1' }),
  card('DED_506', 'Need for Greed', {
    text: [{ draw: 3 }],
    whenDrawn: [{ enchant: 'DED_506e', on: 'SELF' }],
  }),
  /** Its id is ours. */
  ownEnchantment('DED_506e', 'Need for Greed', { cost: { set: 3 }, lasts: 'THIS_TURN' }),
  card('DED_508', 'Proving Grounds', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      { putIntoPlay: { random: MINIONS_IN_DECK, count: 2 }, save: 'fighters' },
      {
        if: { value: { saved: 'fighters' }, exactly: 2 },
        then: [
          {
            forceAttack: { first: { saved: 'fighters' } },
            on: { last: { saved: 'fighters' } },
            uncounted: true,
          },
        ],
      },
    ],
  }),
];
