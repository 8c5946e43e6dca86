import type { Selector } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { MINIONS_IN_HAND, RANDOM_MINION_IN_ENEMY_DECK } from '../../selectors.js';
import { devour } from '../../templates/devour.js';
import { CARDS_OF_ENEMY_DECK, guessOne } from '../../templates/guess.js';
import { infuse, whileInfusing } from '../../templates/infuse.js';
import { startOfGame } from '../../templates/start-of-game.js';
import { A_MYSTERY, GUESSES, MYSTERY_PARTS } from '../../templates/suspicious.js';
import { afterTimes } from '../../templates/times.js';

const AN_ENEMY_MINION = {
  REQ_TARGET_IF_AVAILABLE: 0,
  REQ_MINION_TARGET: 0,
  REQ_ENEMY_TARGET: 0,
};

const FUEL: Selector = {
  of: { enchantmentsOn: 'SELF' },
  where: { card: 'REVENDRETH_FUEL' },
};

/** REVENDRETH set, neutral: cards with words of their own. */
export const CARDS: readonly CardEntry[] = [
  ownCard({
    id: A_MYSTERY,
    name: 'A Mystery',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [GUESSES],
  }),
  ...MYSTERY_PARTS.map((id) => ownEnchantment(id, 'A Mystery', {})),
  card('MAW_004', 'Soul Seeker', {
    battlecry: [{ swap: 'SELF', with: RANDOM_MINION_IN_ENEMY_DECK }],
  }),
  card('MAW_031', 'Afterlife Attendant', {
    auras: [{ update: 'OTHER', tag: 'INFUSES_IN_DECK', on: 'FRIENDLY_PLAYER', amount: 1 }],
  }),
  card('MAW_032', 'Tight-Lipped Witness', {
    auras: (['FRIENDLY_PLAYER', 'ENEMY_PLAYER'] as const).map((on) => ({
      update: 'OTHER',
      tag: 'SECRETS_STAY_HIDDEN',
      on,
      amount: 1,
    })),
  }),
  card('MAW_034', 'The Jailer', {
    battlecry: [{ destroy: 'FRIENDLY_DECK' }, { enchant: 'MAW_034e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'MAW_034e',
    name: 'Mawsworn',
    type: 'ENCHANTMENT',
    enchantment: {},
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_MINIONS', enchantment: 'MAW_034e2' }],
  }),
  ownEnchantment('MAW_034e2', 'Mawsworn', { grants: ['IMMUNE'] }),
  card('REV_014', 'Red Herring', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_MINIONS', where: { not: { named: 'Red Herring' } } },
        enchantment: 'REV_014e',
      },
    ],
  }),
  /** Its id is ours. */
  ownEnchantment('REV_014e', 'Distracted', { grants: ['STEALTH'] }),
  card('REV_016', 'Crooked Cook', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        when: {
          value: { tag: 'DAMAGE_DEALT_TO_HERO_THIS_TURN', of: 'FRIENDLY_PLAYER' },
          atLeast: 3,
        },
        do: [{ draw: 1 }],
      },
    ],
  }),
  card('REV_017', 'Insatiable Devourer', {
    requires: AN_ENEMY_MINION,
    triggers: infuse(5, 'REV_017t'),
    battlecry: devour('TARGET', 'REV_017e'),
  }),
  ownMinion({
    id: 'REV_017t',
    name: 'Insatiable Devourer',
    set: 'REVENDRETH',
    cost: 9,
    attack: 4,
    health: 4,
    requires: AN_ENEMY_MINION,
    battlecry: devour({ union: ['TARGET', { adjacentTo: 'TARGET' }] }, 'REV_017e'),
  }),
  ownEnchantment('REV_017e', 'Satiated', { attack: 'NUM_1', health: 'NUM_2' }),
  card('REV_018', 'Prince Renathal', {
    triggers: startOfGame([
      {
        if: { entity: 'FRIENDLY_HERO', is: { not: { carries: 'REV_018e' } } },
        then: [{ enchant: 'REV_018e', on: 'FRIENDLY_HERO' }],
      },
    ]),
  }),
  ownEnchantment('REV_018e', "Renathal's Vigor", { health: { set: 40 } }),
  card('REV_021', "Kael'thas Sinstrider", {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: MINIONS_IN_HAND,
        enchantment: 'REV_021e',
        if: {
          any: [2, 5, 8, 11, 14].map((played) => ({
            value: { tag: 'NUM_MINIONS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' },
            exactly: played,
          })),
        },
        rules: ['ZH-4.11-aura-state-time'],
      },
    ],
  }),
  ownEnchantment('REV_021e', 'Sinstrider', { cost: { set: 0 } }),
  card('REV_023', 'Demolition Renovator', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_LOCATION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    battlecry: [{ destroy: 'TARGET' }],
  }),
  card('REV_238', 'Theotar, the Mad Duke', {
    battlecry: [
      { save: 'own', entities: { random: 'FRIENDLY_HAND', count: 3 } },
      { save: 'theirs', entities: { random: 'ENEMY_HAND', count: 3 } },
      {
        if: { all: [{ exists: { saved: 'own' } }, { exists: { saved: 'theirs' } }] },
        then: [
          { choose: { saved: 'theirs' }, save: 'get' },
          { choose: { saved: 'own' }, save: 'give' },
          { setAside: { union: [{ saved: 'get' }, { saved: 'give' }] } },
          { takeIntoHand: { saved: 'get' } },
          { takeIntoHand: { saved: 'give' }, who: 'OPPONENT' },
        ],
      },
    ],
  }),
  card('REV_370', 'Party Crasher', {
    requires: AN_ENEMY_MINION,
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          { save: 'thrown', entities: { random: MINIONS_IN_HAND } },
          {
            if: { exists: { saved: 'thrown' } },
            then: [
              { save: 'force', value: { tag: 'ATK', of: { saved: 'thrown' } } },
              { setAside: { saved: 'thrown' }, in: 'GRAVEYARD' },
              { damage: { saved: 'force' }, to: 'TARGET', rules: ['HS-INF-throw'] },
            ],
          },
        ],
      },
    ],
  }),
  card('REV_377', 'Invitation Courier', {
    triggers: [
      {
        on: 'CARD_GAINED',
        whose: 'YOURS',
        subject: {
          all: [{ not: { class: 'NEUTRAL' } }, { not: { sameClassAs: 'FRIENDLY_HERO' } }],
        },
        nested: 'LOST',
        do: [{ giveCopiesOf: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('REV_843', 'Sinfueled Golem', {
    triggers: whileInfusing(
      'MINION',
      { enchant: 'REVENDRETH_FUEL', on: 'SELF', num1: { lastAttack: 'EVENT_SUBJECT' } },
      ...afterTimes(
        3,
        { save: 'fuel', value: { tag: 'TAG_SCRIPT_DATA_NUM_1', of: FUEL } },
        { detach: FUEL },
        { enchant: 'REV_843e', on: 'SELF', num1: { saved: 'fuel' } },
        { transform: 'SELF', into: 'REV_843t' },
      ),
    ),
  }),
  ownMinion({
    id: 'REV_843t',
    name: 'Sinfueled Golem',
    set: 'REVENDRETH',
    cost: 7,
    attack: 2,
    health: 2,
  }),
  ownEnchantment('REV_843e', 'Animated', { attack: 'NUM_1', health: 'NUM_1' }),
  /** Its id is ours: the Attack of a minion that has Infused the Golem. */
  ownEnchantment('REVENDRETH_FUEL', 'Sinfueled', {}),
  card('REV_901', 'Dispossessed Soul', {
    battlecry: [
      {
        if: { exists: 'FRIENDLY_LOCATIONS' },
        then: [{ discover: { cardsOf: 'FRIENDLY_DECK' }, then: [] }],
      },
    ],
  }),
  card('REV_916', 'Creepy Painting', {
    triggers: [
      {
        on: 'DEATH',
        subject: { all: ['MINION', { not: 'IS_SELF' }] },
        when: { entity: 'SELF', is: 'SURVIVES' },
        do: [{ transform: 'SELF', into: { cardOf: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  card('REV_022', 'Murloc Holmes', {
    battlecry: [
      ...guessOne({ of: CARDS_OF_ENEMY_DECK, where: { tag: 'OPENING_HAND', atLeast: 1 } }),
      ...guessOne('ENEMY_HAND'),
      ...guessOne('ENEMY_DECK'),
    ],
  }),
];
