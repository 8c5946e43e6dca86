import type { Condition, Value } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { FRIENDLY_IMPS } from '../../selectors.js';
import { IS_A_RELIC } from '../../templates/relics.js';

const A_MINION = { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 } as const;
const A_FRIENDLY_MINION = { ...A_MINION, REQ_FRIENDLY_TARGET: 0 } as const;

/** This Location was played in this turn. */
const PLAYED_NOW: Condition = {
  all: [
    { entity: 'SELF', is: { tag: 'NUM_TURNS_IN_PLAY', exactly: 0 } },
    {
      exists: {
        of: { played: 'THIS_TURN', side: 'FRIENDLY' },
        where: { sameCardAs: 'SELF' },
      },
    },
  ],
};

const OTHER_CARDS_THIS_TURN: Value = {
  minus: [
    { tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' },
    { if: PLAYED_NOW, then: 1, else: 0 },
  ],
};

/** REVENDRETH set: the Locations of all classes. */
export const CARDS: readonly CardEntry[] = [
  card('REV_290', 'Cathedral of Atonement', {
    requires: A_MINION,
    text: [{ enchant: 'REV_290e', on: 'TARGET' }, { draw: 1 }],
  }),
  ownEnchantment('REV_290e', 'Atoned', { attack: 2, health: 1 }),
  card('REV_333', 'Hedge Maze', {
    requires: { ...A_FRIENDLY_MINION, REQ_TARGET_WITH_DEATHRATTLE: 0 },
    text: [{ triggerDeathrattles: 'TARGET' }],
  }),
  card('REV_362', 'Castle Kennels', {
    requires: A_FRIENDLY_MINION,
    text: [
      { enchant: 'REV_362e', on: 'TARGET' },
      {
        if: { entity: 'TARGET', is: { race: 'BEAST' } },
        then: [{ set: { RUSH: 1 }, on: 'TARGET' }],
      },
    ],
  }),
  ownEnchantment('REV_362e', 'Beast Mode', { attack: 2 }),
  card('REV_371', 'Vile Library', {
    rules: { text: ['HS-INF-name-word'] },
    requires: A_FRIENDLY_MINION,
    text: [{ repeat: { count: FRIENDLY_IMPS }, do: [{ enchant: 'REV_371e', on: 'TARGET' }] }],
    was: [
      {
        before: '24.0.3',
        text: [
          {
            repeat: { plus: [1, { count: FRIENDLY_IMPS }] },
            do: [{ enchant: 'REV_371e', on: 'TARGET' }],
          },
        ],
      },
    ],
  }),
  ownEnchantment('REV_371e', 'Imp Power', { attack: 1, health: 1 }),
  card('REV_602', 'Nightcloak Sanctum', {
    requires: A_MINION,
    text: [{ freeze: 'TARGET' }, { summon: 'REV_845' }],
  }),
  card('REV_750', 'Sinstone Graveyard', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'REV_750t2', with: 'REV_750e', num1: OTHER_CARDS_THIS_TURN }],
  }),
  ownMinion({
    id: 'REV_750t2',
    name: 'Haunted Conscience',
    class: 'ROGUE',
    set: 'REVENDRETH',
    cost: 1,
    attack: 1,
    health: 1,
    keywords: ['STEALTH'],
  }),
  /** Its id is ours. */
  ownEnchantment('REV_750e', 'Haunted', { attack: 'NUM_1', health: 'NUM_1' }),
  card('REV_923', 'Muck Pools', {
    requires: A_FRIENDLY_MINION,
    text: [
      {
        transform: 'TARGET',
        into: { pool: { type: 'MINION', costOf: 'TARGET', plus: 1, nearest: 'OR_ITSELF' } },
      },
    ],
  }),
  card('REV_942', 'Relic Vault', { text: [{ enchant: 'REV_942e', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'REV_942e',
    name: 'Relic Empowerment',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: IS_A_RELIC,
        do: [{ enchant: 'REV_942e2', on: 'FRIENDLY_PLAYER' }],
      },
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        queueIf: { entity: 'FRIENDLY_PLAYER', is: { carries: 'REV_942e2' } },
        do: [
          { detach: { of: { enchantmentsOn: 'FRIENDLY_PLAYER' }, where: { card: 'REV_942e2' } } },
          { detach: 'SELF' },
        ],
      },
    ],
  }),
  ownEnchantment('REV_942e2', 'Relics of Old', { spellsResolveTwice: true, lasts: 'THIS_TURN' }),
  card('REV_983', 'Great Hall', {
    requires: A_MINION,
    text: [{ enchant: 'REV_983e', on: 'TARGET' }],
  }),
  ownEnchantment('REV_983e', 'Good Food', { attack: { set: 3 }, health: { set: 3 } }),
  card('REV_990', 'Sanguine Depths', {
    requires: A_MINION,
    text: [
      { damage: 1, to: 'TARGET' },
      { enchant: 'REV_990e', on: 'TARGET' },
    ],
    was: [
      {
        before: '24.0.3',
        text: [
          { damage: 1, to: 'TARGET' },
          { enchant: 'REVENDRETH_SINFALL', on: 'TARGET' },
        ],
      },
    ],
  }),
  ownEnchantment('REV_990e', 'Sinfall Boon', { attack: 2 }),
  /** Its id is ours: what it gave before 24.0.3. */
  ownEnchantment('REVENDRETH_SINFALL', 'Sinfall Boon', { attack: 1 }),
];
