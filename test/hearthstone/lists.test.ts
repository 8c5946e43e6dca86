import { describe, expect, test } from 'vitest';
import { ask } from '../scenario/support/ask.js';

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
