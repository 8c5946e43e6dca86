import { describe, expect, test } from 'vitest';
import { ask } from '../scenario/support/ask.js';
import { knownAfterAll, unlisted } from './lists/support.js';

/**
 * Every card name of the lists of the Chinese book's appendix, one row each: card, list, edition. What a list says is
 * checked in the same way for each of its cards.
 */
interface Row {
  readonly card: string;
  readonly patch: string;
  /** What the board needs beside the card and what is common to the list. */
  readonly board?: object;
  readonly play?: object;
  readonly decisions?: readonly unknown[];
  /** The Phase in which it does what the list speaks of. */
  readonly phase?: string;
  /** The choice that it ends with. */
  readonly asks?: string;
  readonly more?: object;
}

/** A board on which a card is played, as a scenario. */
function scenario({ patch, board = {}, play = {}, decisions }: Row, card: string): object {
  const { 1: mine = {}, 2: theirs = {} } = board as { 1?: object; 2?: object };
  return {
    patch,
    players: {
      1: { hero: 'Jaina Proudmoore', mana: 10, hand: [{ as: 'it', card }], ...mine },
      2: { hero: 'Uther Lightbringer', ...theirs },
    },
    actions: [{ play: 'it', ...play }],
    ...(decisions === undefined ? { random: { seed: 1 } } : { decisions }),
  };
}

const CREEPER = { as: 'creeper', card: 'Haunted Creeper' };
const ENEMY_CREEPER = { 2: { board: [CREEPER] } };
const OWN_CREEPER = { 1: { board: [CREEPER] } };
const AT_CREEPER = { target: 'creeper' };
/** A.1: who dies in the middle of what the card does is gone before the rest of it. */
const FORCED_DEATHS: readonly Row[] = [
  { card: 'Poison Seeds', patch: '23.0', board: ENEMY_CREEPER },
  { card: 'Reincarnate', patch: '23.0', board: ENEMY_CREEPER, play: AT_CREEPER },
  {
    card: 'Ravenous Pterrordax',
    phase: 'Battlecry Phase',
    asks: 'Adapt',
    patch: '23.0',
    board: OWN_CREEPER,
    play: AT_CREEPER,
  },
  { card: "Conjurer's Calling", patch: '23.0', board: ENEMY_CREEPER, play: AT_CREEPER },
  {
    card: 'Darkest Hour',
    patch: '23.0',
    board: { 1: { board: [CREEPER], deck: ['Wisp', 'Wisp', 'Wisp'] } },
  },
  {
    card: 'Wretched Reclaimer',
    phase: 'Battlecry Phase',
    patch: '23.0',
    board: OWN_CREEPER,
    play: AT_CREEPER,
  },
  { card: 'Cycle of Hatred', patch: '23.0', board: ENEMY_CREEPER },
  {
    card: 'Sacrificial Summoner',
    phase: 'Battlecry Phase',
    patch: '23.0',
    board: { 1: { board: [CREEPER], deck: ['Spider Tank'] } },
    play: AT_CREEPER,
  },
  { card: 'Defile', patch: '23.0', board: { 2: { board: [{ ...CREEPER, damage: 1 }] } } },
  { card: 'Lord Godfrey', phase: 'Battlecry Phase', patch: '23.0', board: ENEMY_CREEPER },
  { card: 'Earthquake', patch: '23.0', board: ENEMY_CREEPER },
  { card: 'Immolation Aura', patch: '23.0', board: { 2: { board: [{ ...CREEPER, damage: 1 }] } } },
  {
    card: 'Landslide',
    patch: '23.0',
    board: {
      1: { mana: { crystals: 10, overloaded: 1 } },
      2: { board: [{ ...CREEPER, damage: 1 }] },
    },
  },
  { card: 'DMF_701t', patch: '23.0', board: ENEMY_CREEPER, play: AT_CREEPER },
  { card: 'Perpetual Flame', patch: '23.0', board: ENEMY_CREEPER },
  {
    card: "Goliath, Sneed's Masterpiece",
    phase: 'Battlecry Phase',
    patch: '23.0',
    board: ENEMY_CREEPER,
    decisions: ['Spectral Spider #1'],
  },
  {
    card: 'Spammy Arcanist',
    phase: 'Battlecry Phase',
    patch: '23.0',
    board: { 2: { board: [{ ...CREEPER, damage: 1 }] } },
  },
  {
    card: 'Barbed Nets',
    patch: '23.0',
    board: {
      1: { hand: [{ as: 'it', card: 'Barbed Nets', tags: { QUEST_PROGRESS: 1 } }] },
      ...ENEMY_CREEPER,
    },
    play: AT_CREEPER,
    decisions: ['hero 2'],
  },
];

const AREA_DAMAGE = 'Arcane Explosion';
const DYING = { ...CREEPER, damage: 1 };
const THEIR_DYING = { 2: { board: [DYING] } };

/** A.1: what casts spells or repeats Battlecries forces deaths after each. */
const REPEATS: readonly Row[] = [
  {
    card: "Yogg-Saron, Hope's End",
    board: { ...THEIR_DYING, 1: { spellsPlayedThisGame: 1 } },
    decisions: [AREA_DAMAGE],
  },
  { card: 'Servant of Yogg-Saron', board: THEIR_DYING, decisions: [AREA_DAMAGE] },
  {
    card: 'Tess Greymane',
    board: { ...THEIR_DYING, 1: { hero: 'Valeera Sanguinar' } },
    more: { plays: [{ card: AREA_DAMAGE, player: 1, turn: 1 }] },
  },
  {
    card: 'Shudderwock',
    board: THEIR_DYING,
    more: { plays: [{ card: 'Dread Infernal', player: 1, turn: 1 }] },
  },
  {
    card: "Zul'jin",
    board: THEIR_DYING,
    more: { plays: [{ card: AREA_DAMAGE, player: 1, turn: 1 }] },
  },
  {
    card: 'Murozond the Infinite',
    board: {
      1: { hand: [{ as: 'it', card: 'Murozond the Infinite' }], deck: ['Wisp'] },
      2: { board: [DYING], hand: [{ as: 'last turn', card: AREA_DAMAGE }] },
    },
    more: {
      turn: { number: 8, player: 2 },
      actions: [{ play: 'last turn' }, 'endTurn', { play: 'it' }],
    },
  },
  {
    card: 'Unseen Saboteur',
    board: { 1: { board: [DYING] }, 2: { hand: [AREA_DAMAGE] } },
  },
  {
    card: 'Jace Darkweaver',
    board: THEIR_DYING,
    more: { plays: [{ card: 'Immolation Aura', player: 1, turn: 1 }] },
  },
  {
    card: 'Magister Dawngrasp',
    board: THEIR_DYING,
    more: { plays: [{ card: AREA_DAMAGE, player: 1, turn: 1 }] },
  },
  {
    card: 'Wrathspine Enchanter',
    board: {
      ...THEIR_DYING,
      1: { hand: [{ as: 'it', card: 'Wrathspine Enchanter' }, 'Flamestrike'] },
    },
  },
  {
    card: 'Contraband Stash',
    phase: 'Spell Text Phase',
    board: { ...THEIR_DYING, 1: { hero: 'Valeera Sanguinar' } },
    more: { plays: [{ card: AREA_DAMAGE, player: 1, turn: 1 }] },
  },
  {
    card: 'Puzzle Box of Yogg-Saron',
    phase: 'Spell Text Phase',
    board: THEIR_DYING,
    decisions: Array.from({ length: 10 }, () => AREA_DAMAGE),
  },
  {
    card: 'Rune of the Archmage',
    phase: 'Spell Text Phase',
    board: THEIR_DYING,
    decisions: ['Flamestrike', 'Flamestrike', AREA_DAMAGE, AREA_DAMAGE, AREA_DAMAGE],
  },
  {
    card: 'Scroll of Wonder',
    board: {
      ...THEIR_DYING,
      1: { hand: [{ as: 'it', card: 'Novice Engineer' }], deck: ['Scroll of Wonder', 'Wisp'] },
    },
    decisions: [AREA_DAMAGE],
  },
].map((row) => ({ phase: 'Battlecry Phase', ...row, patch: '23.0' }));

/** A.1: those that act at another time than when they are played. */
const AT_ANOTHER_TIME: readonly Row[] = [
  {
    card: 'Desecrated Graveyard',
    phase: 'End of Turn Phase',
    board: { 1: { board: [CREEPER], secrets: ['Desecrated Graveyard'] } },
    more: { actions: ['endTurn'] },
  },
  {
    card: "Mimiron's Head",
    phase: 'Start of Turn Phase',
    board: {
      1: { board: ["Mimiron's Head", 'Mechwarper', { as: 'creeper', card: 'Harvest Golem' }] },
    },
    more: { actions: ['endTurn', 'endTurn'] },
  },
  {
    card: 'Grand Magus Antonidas',
    phase: 'Battlecry Phase',
    board: {
      1: {
        hand: [
          ...['a', 'b', 'c'].map((as) => ({ as, card: 'Second Flame' })),
          'Grand Magus Antonidas',
        ],
      },
      2: { board: [{ as: 'ogre', card: 'Ironbark Protector' }, CREEPER] },
    },
    more: {
      actions: [
        ...['a', 'b', 'c'].flatMap((play) => [{ play, target: 'ogre' }, 'endTurn', 'endTurn']),
        { play: 'Grand Magus Antonidas' },
      ],
    },
    decisions: ['creeper', 'hero 2', 'hero 2'],
  },
  {
    card: 'Disciplinarian Gandling',
    phase: 'After Play and After Summon Phase',
    board: { 1: { board: ['Disciplinarian Gandling'], hand: [CREEPER] } },
    more: { actions: [{ play: 'creeper' }] },
  },
  {
    card: 'Lynessa Sunsorrow',
    phase: 'Battlecry Phase',
    board: {
      1: {
        board: [{ as: 'own', card: 'Wisp' }, 'Chillwind Yeti', DYING],
        hand: [
          { as: 'ring', card: 'X_RING' },
          { as: 'it', card: 'Lynessa Sunsorrow' },
        ],
      },
    },
    more: {
      customCards: [
        {
          id: 'X_RING',
          name: 'Ring of Sparks',
          type: 'SPELL',
          cost: 0,
          requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
          text: [{ damage: 1, to: { adjacentTo: 'TARGET' } }],
        },
      ],
      actions: [{ play: 'ring', target: 'own' }, { play: 'it' }],
    },
  },
].map((row) => ({ ...row, patch: '23.0' }));

const UNKNOWN_FORCED = {
  'Rod of Roasting': 'a treasure of an adventure, whose text is not in the data',
  Mysterybox: 'a card of a later set, which is not in the data',
};

/** A.2: damage to oneself, of something else, or what is left over. */
const FIXED: readonly (Row & { readonly deals: string })[] = [
  { card: 'Burrowing Mine', deals: '10' },
  { card: 'Ancient Curse', deals: '7' },
  { card: 'Bomb', deals: '5' },
  { card: 'Corrupted Blood', deals: '3' },
].map((row) => ({ ...row, patch: '23.0' }));

/** A.2: missiles of 1 damage, however much Spell Damage there is. */
const MISSILES: readonly Row[] = [
  'Arcane Missiles',
  'Avenging Wrath',
  'LOEA16_4',
  'Spreading Madness',
  'Volcano',
  'Cinderstorm',
  "Mask of C'Thun",
  "Eye of C'Thun",
  'Minefield',
  'Devouring Plague',
  'Full-Blown Evil',
  "Don't Stand in the Fire!",
].map((card) => ({ card, patch: '23.0', board: { 2: { board: ['Deathwing'] } } }));

/** A.3: a move that sets the original aside and makes a copy. */
const PSEUDO_MOVES: readonly (Row & { readonly moved: object })[] = [
  { card: 'Malorne', moved: {} },
  { card: 'Weasel Tunneler', moved: {} },
  { card: 'UNG_027', moved: {} },
  { card: 'UNG_027t2', moved: {} },
  { card: 'Immortal Prelate', moved: {} },
  { card: 'Wisp', moved: { enchantments: ['UNG_956e'] } },
].map((row) => ({ ...row, patch: '23.0' }));

/** The Secrets of A.3. */
const PSEUDO_MOVES_OF_SECRETS = ['Getaway Kodo', 'Cheat Death'];

/** The spells of A.3. */
const PSEUDO_MOVES_OF_SPELLS = [
  { card: 'Recycle', moved: 'target', play: { target: 'target' } },
  { card: 'Excavated Evil', moved: 'it', play: {} },
];

function verified(body: object): readonly string[] {
  return ask('verify', body)
    .expectations.filter(({ pass }) => !pass)
    .map(({ message }) => message);
}

describe('A.1: a forced death stands in the middle of what the card does (ZH-A.1-forced-death-list)', () => {
  test.each(FORCED_DEATHS.map((row) => [row.card, row] as const))('%s', (card, row) => {
    const within = `phase ${row.phase ?? 'Spell Text Phase'}`;
    const asked = row.asks === undefined ? [] : [{ pending: row.asks }];
    const expected = [{ happens: { name: 'Death', about: 'creeper', within } }, ...asked];
    expect(verified({ ...scenario(row, card), expect: expected })).toEqual([]);
  });
});

describe('A.1: deaths are forced after each spell that is cast (ZH-A.1-forced-death-list)', () => {
  const rows = [...REPEATS, ...AT_ANOTHER_TIME];
  test.each(rows.map((row) => [row.card, row] as const))('%s', (card, row) => {
    const played = card === 'Scroll of Wonder' ? 'Novice Engineer' : card;
    const expected = [
      { happens: { name: 'Death', about: 'creeper', within: `phase ${row.phase}` } },
    ];
    const turn = { number: 9, player: 1 };
    const body = { ...scenario(row, played), turn, ...row.more, expect: expected };
    expect(verified(body).join('\n')).toBe('');
  });

  test('every name has a board, or a reason', () => {
    // the corrupted Dunk Tank stands under its id
    const boards = [...FORCED_DEATHS, ...REPEATS, ...AT_ANOTHER_TIME, { card: 'Dunk Tank' }];
    expect(unlisted(['ZH-A.1-forced-death-list'], boards, UNKNOWN_FORCED)).toEqual([]);
    expect(knownAfterAll(UNKNOWN_FORCED)).toEqual([]);
  });
});

describe('A.2: damage that Spell Damage does not raise (ZH-A.2-no-spell-damage-list)', () => {
  test.each(FIXED.map((row) => [row.card, row] as const))('%s', (card, row) => {
    const { patch, deals } = row;
    const body = {
      patch,
      players: {
        1: {
          hand: [{ as: 'draw', card: 'Novice Engineer' }],
          deck: [card, 'Wisp', 'Wisp'],
          board: [{ card: 'Wisp', spellDamage: 2 }],
        },
      },
      actions: [{ play: 'draw' }],
      random: { seed: 1 },
      expect: [{ entity: 'hero 1', damage: Number(deals) }],
    };
    expect(verified(body).join('\n')).toBe('');
  });
});

describe('A.2: missiles are not stronger with Spell Damage (ZH-A.2-no-spell-damage-list)', () => {
  test.each(MISSILES.map((row) => [row.card, row] as const))('%s', (card, row) => {
    const { 2: theirs } = row.board as { 2: object };
    const board = { 1: { board: [{ card: 'Wisp', spellDamage: 2 }] }, 2: theirs };
    const expected = [
      { happens: { name: 'Damage', value: 1 } },
      { never: { name: 'Damage', value: 2 } },
      { never: { name: 'Damage', value: 3 } },
    ];
    expect(verified({ ...scenario({ ...row, board }, card), expect: expected })).toEqual([]);
  });
});

describe('A.3: a pseudo zone move sets the original aside (ZH-A.3-pseudo-moves)', () => {
  const players = (card: string, more: object = {}): object => ({
    1: { board: [{ as: 'it', card, ...more }], deck: [] },
    2: { hand: [{ as: 'kill', card: 'Siphon Soul' }], deck: [] },
  });
  const kill = { turn: { number: 4, player: 2 }, actions: [{ play: 'kill', target: 'it' }] };

  test.each(PSEUDO_MOVES.map((row) => [row.card, row] as const))('%s', (card, { patch, moved }) => {
    const body = { patch, players: players(card, moved), ...kill, random: { seed: 1 } };
    expect(verified({ ...body, expect: [{ entity: 'it', zone: 'SETASIDE' }] })).toEqual([]);
  });

  test.each(PSEUDO_MOVES_OF_SECRETS)('%s', (secret) => {
    const { 1: mine, 2: theirs } = players('Chillwind Yeti') as { 1: object; 2: object };
    const body = {
      patch: '23.0',
      players: { 1: { ...mine, secrets: [secret] }, 2: theirs },
      ...kill,
    };
    const after = [
      { entity: 'it', zone: 'SETASIDE' },
      { player: 1, hand: ['Chillwind Yeti'] },
    ];
    expect(verified({ ...body, expect: after })).toEqual([]);
  });

  test.each(PSEUDO_MOVES_OF_SPELLS)('$card', ({ card, moved, play }) => {
    const board = { 2: { board: [{ as: 'target', card: 'Chillwind Yeti' }], deck: [] } };
    const body = scenario({ card, patch: '23.0', board, play }, card);
    expect(verified({ ...body, expect: [{ entity: moved, zone: 'SETASIDE' }] })).toEqual([]);
  });
});
