import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownEnchantment, ownMinion } from '../../entry.js';
import { OTHER_FRIENDLY_MINIONS } from '../../selectors.js';
import { afterYouCast } from '../../templates/after-playing.js';
import { type RankOfSpell, rankedSpell } from '../../templates/ranked-spells.js';

/** Draws a Beast that gets this enchantment. */
function livingSeed(cheaper: string): RankOfSpell {
  return {
    text: [
      {
        drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'BEAST' } } },
        save: 'drawn',
      },
      { enchant: cheaper, on: { saved: 'drawn' } },
    ],
  };
}

function noCrystals(player: 'FRIENDLY_PLAYER' | 'ENEMY_PLAYER', who: 'YOU' | 'OPPONENT'): Effect {
  return { gainMana: { minus: [0, { tag: 'RESOURCES', of: player }] }, kind: 'CRYSTAL', who };
}

/** BARRENS set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_534', "Pride's Fury", { text: [{ enchant: 'BAR_534e', on: 'FRIENDLY_MINIONS' }] }),
  ownEnchantment('BAR_534e', "Pride's Fury", { attack: 1, health: 3 }),
  card('BAR_535', 'Thickhide Kodo', { deathrattle: [{ gainArmor: 5 }] }),
  card('BAR_720', 'Guff Runetotem', {
    triggers: afterYouCast('NATURE', {
      enchant: 'BAR_720e',
      on: { random: OTHER_FRIENDLY_MINIONS },
    }),
  }),
  ownEnchantment('BAR_720e', 'Guff Runetotem', { attack: 2, health: 2 }),
  card('WC_004', 'Fangbound Druid', {
    deathrattle: [
      { enchant: 'WC_004e', on: { random: { of: 'FRIENDLY_HAND', where: { race: 'BEAST' } } } },
    ],
  }),
  ownEnchantment('WC_004e', 'Fangbound Druid', { cost: -2 }),
  card('WC_006', 'Lady Anacondra', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { school: 'NATURE' } },
        enchantment: 'WC_006e',
      },
    ],
  }),
  ownEnchantment('WC_006e', 'Lady Anacondra', { cost: -2 }),
  card('BAR_540', 'Plaguemaw the Rotting', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: { all: ['MINION', { has: 'TAUNT' }] },
        do: [
          { summon: { cardOf: 'EVENT_SUBJECT' }, save: 'new' },
          { set: { TAUNT: 0 }, on: { saved: 'new' } },
        ],
      },
    ],
  }),
  card('BAR_533', 'Thorngrowth Sentries', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'BAR_533t', count: 2 }],
  }),
  ownMinion({
    id: 'BAR_533t',
    name: 'Thornguard Turtle',
    class: 'DRUID',
    set: 'THE_BARRENS',
    race: 'BEAST',
    cost: 1,
    attack: 1,
    health: 2,
    keywords: ['TAUNT'],
  }),

  ...rankedSpell({
    id: 'BAR_536',
    name: 'Living Seed',
    shared: { set: 'THE_BARRENS', class: 'DRUID', cost: 2, school: 'NATURE' },
    ranks: [livingSeed('BAR_536e'), livingSeed('BAR_536te'), livingSeed('BAR_536t2e')],
  }),
  ownEnchantment('BAR_536e', 'Living Seed', { cost: -1 }),
  ownEnchantment('BAR_536te', 'Living Seed', { cost: -2 }),
  ownEnchantment('BAR_536t2e', 'Living Seed', { cost: -3 }),
  card('BAR_538', 'Druid of the Plains', { frenzy: [{ transform: 'SELF', into: 'BAR_538t' }] }),
  ownMinion({
    id: 'BAR_538t',
    name: 'Druid of the Plains',
    class: 'DRUID',
    set: 'THE_BARRENS',
    race: 'BEAST',
    cost: 7,
    attack: 6,
    health: 7,
    keywords: ['TAUNT'],
  }),

  card('BAR_549', 'Mark of the Spikeshell', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['ZH-4.8-copy-enchantments'] },
    text: [
      { enchant: 'BAR_549e', on: 'TARGET' },
      {
        if: { entity: 'TARGET', is: { has: 'TAUNT' } },
        then: [{ giveCard: { cardOf: 'TARGET' } }],
      },
    ],
  }),
  ownEnchantment('BAR_549e', 'Mark of the Spikeshell', { attack: 2, health: 2 }),
  card('WC_036', 'Deviate Dreadfang', {
    triggers: afterYouCast('NATURE', { summon: 'WC_036t1' }),
  }),
  ownMinion({
    id: 'WC_036t1',
    name: 'Deviate Viper',
    class: 'DRUID',
    set: 'THE_BARRENS',
    race: 'BEAST',
    cost: 3,
    attack: 4,
    health: 2,
    keywords: ['RUSH'],
  }),
  card('BAR_537', 'Razormane Battleguard', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { has: 'TAUNT' }] } },
        enchantment: 'BAR_537e',
        if: {
          value: { tag: 'NUM_TAUNT_MINIONS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' },
          exactly: 0,
        },
        inOrder: true,
        rules: ['ZH-4.11-aura-state-time'],
      },
    ],
  }),
  ownEnchantment('BAR_537e', 'Razorforced', { cost: -2 }),
  card('BAR_539', 'Celestial Alignment', {
    text: [
      noCrystals('FRIENDLY_PLAYER', 'YOU'),
      { enchant: 'BAR_539e', on: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK'] } },
    ],
    was: [
      {
        before: '24.0.3',
        text: [
          noCrystals('FRIENDLY_PLAYER', 'YOU'),
          noCrystals('ENEMY_PLAYER', 'OPPONENT'),
          { enchant: 'BAR_539e', on: { union: ['ALL_HAND', 'ALL_DECK'] } },
        ],
      },
    ],
  }),
  ownEnchantment('BAR_539e', 'Vortexed', { cost: { set: 1 } }),
];
