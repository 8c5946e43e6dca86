import { type CardEntry, card, ownCard } from '../../entry.js';
import { OTHER_FRIENDLY_MINIONS, RANDOM_MINION_IN_ENEMY_DECK } from '../../selectors.js';

/** NAXX set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_030', 'Loatheb', {
    rules: { battlecry: ['HS-EXTRATURN3', 'ZH-4.13-one-turn-effects'] },
    battlecry: [{ enchant: 'FP1_030e', on: 'ENEMY_PLAYER' }],
  }),
  card('FP1_030e', 'Necrotic Aura', {
    enchantment: { lasts: 'OPPONENTS_NEXT_TURN' },
    was: [{ before: '23.0', enchantment: { lasts: 'OPPONENTS_TURNS' } }],
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: 'SPELL' },
        enchantment: 'FP1_030ea',
        if: 'OPPONENTS_TURN',
      },
    ],
  }),
  ownCard({
    id: 'FP1_030ea',
    name: 'Necrotic Aura',
    type: 'ENCHANTMENT',
    set: 'NAXX',
    enchantment: { cost: 5 },
  }),
  card('FP1_031', 'Baron Rivendare', {
    auras: [
      {
        update: 'OTHER',
        rules: ['HS-AURA6'],
        tag: 'EXTRA_MINION_DEATHRATTLES_BASE',
        on: 'FRIENDLY_PLAYER',
      },
    ],
  }),
  card('FP1_009', 'Deathlord', {
    deathrattle: [
      {
        if: 'ENEMY_BOARD_NOT_FULL',
        then: [{ putIntoPlay: RANDOM_MINION_IN_ENEMY_DECK }],
      },
    ],
  }),
  card('FP1_003', 'Echoing Ooze', {
    rules: { battlecry: ['HS-SEQ-turn-ooze'] },
    battlecry: [{ enchant: 'FP1_003e', on: 'SELF' }],
  }),
  card('FP1_015', 'Feugen', {
    rules: { deathrattle: ['HS-DEC3'] },
    deathrattle: [{ if: { diedThisGame: 'FP1_014' }, then: [{ summon: 'FP1_014t', at: 'END' }] }],
  }),
  card('FP1_013', "Kel'Thuzad", {
    triggers: [
      {
        on: 'END_OF_TURN',
        rules: ['HS-DEC4'],
        do: [{ resurrect: { died: 'THIS_TURN', side: 'FRIENDLY' }, inOrder: 'AS_RECORDED' }],
      },
    ],
    was: [
      {
        before: '2.0.0.7234',
        triggers: [
          {
            on: 'END_OF_TURN',
            do: [
              { forceDeathPhase: true, rules: ['HS-FDP4'] },
              { resurrect: { died: 'THIS_TURN', side: 'FRIENDLY' }, inOrder: 'AS_RECORDED' },
            ],
          },
        ],
      },
    ],
  }),
  card('FP1_004', 'Mad Scientist', {
    deathrattle: [
      {
        putIntoPlay: {
          random: {
            of: 'FRIENDLY_DECK',
            where: { all: ['SECRET', { not: { sameCardAs: 'FRIENDLY_SECRETS' } }] },
          },
        },
      },
    ],
  }),
  card('FP1_012', 'Sludge Belcher', { deathrattle: [{ summon: 'FP1_012t' }] }),
  card('FP1_014', 'Stalagg', {
    rules: { deathrattle: ['HS-DEC3'] },
    deathrattle: [{ if: { diedThisGame: 'FP1_015' }, then: [{ summon: 'FP1_014t', at: 'END' }] }],
  }),
  card('FP1_024', 'Unstable Ghoul', { deathrattle: [{ damage: 1, to: 'ALL_MINIONS' }] }),
  card('FP1_001', 'Zombie Chow', { deathrattle: [{ heal: 5, to: 'ENEMY_HERO' }] }),
  /** Its id is ours: the game keeps this trigger on the minion itself. */
  ownCard({
    id: 'FP1_003e',
    name: 'Echoing',
    type: 'ENCHANTMENT',
    set: 'NAXX',
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'END_OF_TURN',
        do: [{ forEach: 'HOST', do: [{ summonCopyOf: 'IT', who: 'IT_CONTROLLER' }] }],
      },
    ],
  }),
  card('FP1_029', 'Dancing Swords', { deathrattle: [{ draw: 1, who: 'OPPONENT' }] }),
  card('FP1_002', 'Haunted Creeper', { deathrattle: [{ summon: 'FP1_002t', count: 2 }] }),
  card('FP1_028', 'Undertaker', {
    triggers: [
      {
        on: 'SUMMON',
        rules: ['HS-SEQ-minion-srs-cards', 'HS-SRS3', 'SUP-SRS-OLD'],
        whose: 'YOURS',
        subject: 'HAS_DEATHRATTLE',
        do: [{ enchant: 'FP1_028e', on: 'SELF' }],
      },
    ],
  }),
  card('FP1_028e', 'Darkness Calls', {
    enchantment: { attack: 1, health: 1 },
    was: [
      { before: '2.1.0.7628', enchantment: { attack: 1, health: 1 } },
      { before: '20.0', enchantment: { attack: 1 } },
    ],
  }),
  card('FP1_005', 'Shade of Naxxramas', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ enchant: 'FP1_005e', on: 'SELF' }] }],
  }),
  card('FP1_005e', 'Consume', { enchantment: { attack: 1, health: 1 } }),
  card('FP1_006', 'Deathcharger', { deathrattle: [{ damage: 3, to: 'FRIENDLY_HERO' }] }),
  card('FP1_007', 'Nerubian Egg', { deathrattle: [{ summon: 'FP1_007t' }] }),
  card('FP1_016', 'Wailing Soul', { battlecry: [{ silence: OTHER_FRIENDLY_MINIONS }] }),
  card('FP1_017', "Nerub'ar Weblord", {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ALL_HAND', where: { all: ['MINION', 'HAS_BATTLECRY'] } },
        enchantment: 'FP1_017e',
      },
    ],
  }),
  card('FP1_017e', 'Webbed', { enchantment: { cost: 2 } }),
  card('FP1_027', 'Stoneskin Gargoyle', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ heal: { tag: 'DAMAGE', of: 'SELF' }, to: 'SELF' }],
      },
    ],
  }),
];
