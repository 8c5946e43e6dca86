import type { Aura, Condition, Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, type PrintedEntry } from '../../entry.js';
import {
  HITS_NEIGHBOURS_TOO,
  MINIONS_IN_HAND,
  NEW_SECRET_IN_DECK,
  OTHER_FRIENDLY_MINIONS,
  PLAYED_ELEMENTAL_LAST_TURN,
  RANDOM_ENEMY_MINION,
  RANDOM_MINION_IN_DECK,
  RANDOM_MINION_IN_HAND,
  SURVIVING_ENEMIES,
} from '../../selectors.js';
import { startOfGame } from '../../templates/start-of-game.js';

const AIMED_AT_A_MINION = { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 };

/** The pieces of C'Thun, the Shattered. */
const PIECES = ['DMF_254t3', 'DMF_254t4', 'DMF_254t5', 'DMF_254t7'] as const;

/** A piece; when it is the last of the four to be cast, C'Thun goes into the deck. */
function piece(
  id: (typeof PIECES)[number],
  name: string,
  text: Effect,
  requires?: PrintedEntry['requires'],
): CardEntry {
  const others = PIECES.filter((other) => other !== id);
  return card(id, name, {
    ...(requires === undefined ? {} : { requires }),
    text: [
      text,
      {
        if: { all: others.map(wasPlayed) },
        then: [{ shuffleIntoDeck: { newCard: 'DMF_254' } }],
      },
    ],
  });
}

/** You have played a spell of this card. */
function wasPlayed(id: string): Condition {
  return {
    exists: { of: { played: 'THIS_GAME', side: 'FRIENDLY' }, where: { card: id } },
  };
}

/** What a Darkmoon Statue gives. */
const STATUE: Aura = {
  update: 'HEALTH_ATTACK',
  to: OTHER_FRIENDLY_MINIONS,
  enchantment: 'DMF_082e',
};

/** DARKMOON_FAIRE set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_124', 'Horrendous Growth', { corrupt: 'DMF_124t' }),
  card('DMF_124t', 'Horrendous Growth', { corrupt: 'DMF_124e' }),
  ownEnchantment('DMF_124e', 'Horrendous Growth', { attack: 1, health: 1 }),
  card('DMF_080', 'Fleethoof Pearltusk', { corrupt: 'DMF_080t' }),
  card('DMF_080t', 'Fleethoof Pearltusk'),
  card('DMF_074', 'Silas Darkmoon', {
    rules: { battlecry: ['ZH-2.2-stolen-during-resolution', 'ZH-5.1-corrupt'] },
    battlecry: [
      {
        if: {
          value: { tag: 'CONTROLLER', of: 'SELF' },
          exactly: { tag: 'CASTER', of: 'SELF' },
        },
        then: [{ chooseCard: { oneOf: ['DMF_074a', 'DMF_074b'] }, save: 'way' }],
        else: [{ save: 'lot', value: { randomFrom: [1, 2] } }],
      },
      {
        if: {
          any: [
            { entity: { saved: 'way' }, is: { card: 'DMF_074a' } },
            { value: { saved: 'lot' }, exactly: 1 },
          ],
        },
        then: [
          { save: 'mine', entities: { first: 'FRIENDLY_MINIONS' } },
          { save: 'theirs', entities: { last: 'ENEMY_MINIONS' } },
        ],
        else: [
          { save: 'mine', entities: { last: 'FRIENDLY_MINIONS' } },
          { save: 'theirs', entities: { first: 'ENEMY_MINIONS' } },
        ],
      },
      { takeControl: { saved: 'theirs' } },
      { takeControl: { saved: 'mine' }, who: 'OPPONENT' },
    ],
  }),
  card('DMF_074a', 'This Way'),
  card('DMF_074b', 'That Way'),
  card('DMF_254', "C'Thun, the Shattered", {
    triggers: startOfGame([
      { setAside: 'SELF' },
      ...PIECES.map((id): Effect => ({ shuffleIntoDeck: { newCard: id } })),
    ]),
    battlecry: [{ repeat: 30, do: [{ damage: 1, to: { random: SURVIVING_ENEMIES } }] }],
  }),
  piece('DMF_254t3', "Eye of C'Thun", {
    repeat: { boosted: 7 },
    do: [{ damage: 1, to: { random: SURVIVING_ENEMIES }, fixed: true }],
  }),
  piece('DMF_254t4', "Heart of C'Thun", { damage: 3, to: 'ALL_MINIONS' }),
  piece('DMF_254t5', "Body of C'Thun", { summon: 'DMF_254t5t' }),
  piece('DMF_254t7', "Maw of C'Thun", { destroy: 'TARGET' }, AIMED_AT_A_MINION),
  card('DMF_065', 'Banana Vendor', {
    battlecry: [{ giveCard: 'DMF_065t', count: 2, who: 'BOTH' }],
  }),
  card('DMF_065t', 'Bananas', {
    requires: AIMED_AT_A_MINION,
    text: [{ enchant: 'DMF_065e', on: 'TARGET' }],
  }),
  card('DMF_065e', 'Bananas', { enchantment: { attack: 1, health: 1 } }),
  card('DMF_066', 'Knife Vendor', { battlecry: [{ damage: 4, to: 'ALL_HEROES' }] }),
  card('DMF_067', 'Prize Vendor', { battlecry: [{ draw: 1, who: 'BOTH' }] }),
  card('DMF_069', 'Claw Machine', {
    deathrattle: [
      { drawThese: RANDOM_MINION_IN_DECK, save: 'drawn' },
      { enchant: 'DMF_069e', on: { saved: 'drawn' } },
    ],
  }),
  card('DMF_069e', 'AHHHHH!', { enchantment: { attack: 3, health: 3 } }),
  card('DMF_070', 'Darkmoon Rabbit', { triggers: [HITS_NEIGHBOURS_TOO] }),
  card('DMF_073', 'Darkmoon Dirigible', { corrupt: 'DMF_073t' }),
  card('DMF_073t', 'Darkmoon Dirigible'),
  card('DMF_078', 'Strongman', { corrupt: 'DMF_078t' }),
  card('DMF_078t', 'Strongman'),
  card('DMF_081', "K'thir Ritualist", {
    battlecry: [{ giveCard: { pool: { type: 'MINION', cost: 4 } }, who: 'OPPONENT' }],
  }),
  card('DMF_082', 'Darkmoon Statue', { auras: [STATUE], corrupt: 'DMF_082t' }),
  card('DMF_082t', 'Darkmoon Statue', { auras: [STATUE] }),
  card('DMF_082e', 'Imposing Statue', { enchantment: { attack: 1 } }),
  card('DMF_091', 'Wriggling Horror', {
    battlecry: [{ enchant: 'DMF_091e2', on: { adjacentTo: 'SELF' } }],
  }),
  card('DMF_091e2', 'Wriggling Around', { enchantment: { attack: 1, health: 1 } }),
  card('DMF_125', 'Safety Inspector', {
    battlecry: [
      { shuffleIntoDeck: { random: { lowest: 'COST', among: 'FRIENDLY_HAND' } } },
      { draw: 1 },
    ],
  }),
  card('DMF_174', 'Circus Medic', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ heal: 4, to: 'TARGET' }],
    corrupt: 'DMF_174t',
  }),
  card('DMF_174t', 'Circus Medic', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ damage: 4, to: 'TARGET' }],
  }),
  card('DMF_189', 'Costumed Entertainer', {
    battlecry: [{ enchant: 'DMF_189e', on: RANDOM_MINION_IN_HAND }],
  }),
  card('DMF_189e', 'Definitely Entertained', { enchantment: { attack: 2, health: 2 } }),
  card('DMF_191', 'Showstopper', { deathrattle: [{ silence: 'ALL_MINIONS' }] }),
  card('DMF_202', 'Derailed Coaster', {
    battlecry: [{ summon: 'DMF_523t', count: { count: MINIONS_IN_HAND }, at: 'ALTERNATING' }],
  }),
  card('YOP_032', 'Armor Vendor', { battlecry: [{ gainArmor: 4, who: 'BOTH' }] }),
  card('YOP_034', 'Runaway Blackwing', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ damage: 9, to: RANDOM_ENEMY_MINION }] }],
  }),
  card('DMF_062', 'Gyreworm', {
    requires: { REQ_TARGET_IF_AVAILABE_AND_ELEMENTAL_PLAYED_LAST_TURN: 0 },
    battlecry: [{ if: PLAYED_ELEMENTAL_LAST_TURN, then: [{ damage: 3, to: 'TARGET' }] }],
  }),
  card('DMF_068', 'Optimistic Ogre'),
  card('DMF_079', 'Inconspicuous Rider', {
    rules: { battlecry: ['ZH-2.3-use-vs-cast'] },
    battlecry: [{ putIntoPlay: NEW_SECRET_IN_DECK }],
  }),
  card('DMF_163', 'Carnival Clown', {
    battlecry: [{ repeat: 2, do: [{ summonCopyOf: 'SELF' }] }],
    corrupt: 'DMF_163t',
  }),
  card('DMF_163t', 'Carnival Clown', {
    battlecry: [{ repeat: 6, do: [{ summonCopyOf: 'SELF' }] }],
  }),
  card('DMF_520', 'Parade Leader', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { all: ['MINION', { has: 'RUSH' }] },
        do: [{ enchant: 'DMF_520e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('DMF_520e', 'Leading Strong', { enchantment: { attack: 2 } }),
  card('DMF_532', 'Circus Amalgam'),
  card('YOP_031', 'Crabrider', {
    was: [
      { before: '20.2.2' },
      {
        before: '23.0',
        keywords: ['RUSH'],
        battlecry: [{ enchant: 'YOP_031e', on: 'SELF' }],
      },
    ],
  }),
  ownCard({
    id: 'YOP_031e',
    name: 'Crabrider',
    type: 'ENCHANTMENT',
    enchantment: { grants: ['WINDFURY'], lasts: 'THIS_TURN' },
  }),
  card('YOP_035', 'Moonfang', {
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: 'IS_SELF',
        queueIf: { value: 'EVENT_AMOUNT', atLeast: 2 },
        do: [{ setDamage: 1 }],
      },
    ],
  }),
];
