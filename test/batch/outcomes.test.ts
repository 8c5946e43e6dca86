import { describe, expect, test } from 'vitest';
import { stateKey, type Table, toText } from '../../src/kernel/index.js';
import { rulesetOf } from '../../src/rulesets/index.js';
import { bruteForce, byValue, fraction, outcomesOf, total } from '../outcomes/support.js';

const { program } = rulesetOf('batch')!;

/** Boards whose paths can all be followed one by one. */
const BOARDS: Readonly<Record<string, object>> = {
  'two Vengeances of 1 to 4': {
    customCards: [
      { id: 'doom', name: 'Doom', type: 'SPELL', play: [{ destroy: 'ENEMY_CREATURES' }] },
    ],
    players: { 1: { hand: ['Doom'] }, 2: { board: ['Graveborn Glutton', 'Graveborn Glutton'] } },
    actions: [{ play: 'Doom' }],
  },
  'two Cauldron Mystics, which kill what has Vengeance': {
    players: {
      1: { hand: ['Nexus Core'], board: ['Cauldron Mystic', 'Cauldron Mystic'] },
      2: {
        board: [
          { card: 'Graveborn Glutton', health: 2 },
          { card: 'Spiritflame Mystic', health: 3 },
        ],
      },
    },
    actions: [{ play: 'Nexus Core', lane: 5 }],
  },
  'a creature that comes back into a random lane': {
    players: {
      1: {
        hand: ['Dreadbolt'],
        board: [
          { as: 'mystic', card: 'Spiritflame Mystic', granted: ['Shallow Grave'] },
          { card: 'Nexus Core', lane: 3 },
        ],
      },
    },
    actions: [{ play: 'Dreadbolt', target: 'mystic' }],
  },
  'each empty lane takes one of three dead creatures': {
    players: {
      1: {
        hand: ['Lyria, Muse of Varna L3'],
        dead: ['Spring Dryad', 'Grove Matriarch', 'Vengeful Spirit'],
        board: [
          { card: 'Cauldron Mystic', lane: 1 },
          { card: 'Nexus Core', lane: 2 },
        ],
      },
    },
    actions: [{ play: 'Lyria, Muse of Varna', lane: 5 }],
  },
  'a battle, Ambush and a new hand': {
    players: {
      1: {
        cardsPlayed: 2,
        turnsTaken: 3,
        hand: ['Nexus Core'],
        board: [{ card: 'Graveborn Glutton', health: 1, lane: 2 }],
        discard: ['Dreadbolt', 'Pyre Song'],
      },
      2: { hand: ['Leyline Demon'], board: [{ card: 'Spring Dryad', lane: 4 }] },
    },
    actions: [{ play: 'Nexus Core', lane: 1 }, 'battle', 'endTurn'],
  },
};

describe.each(Object.entries(BOARDS))('%s', (_, board) => {
  const body = { ruleset: 'batch', ...board };

  test('the distribution of states is that of all paths followed one by one', () => {
    const expected = bruteForce(body, (state: Table) => stateKey(program, state));
    const answer = outcomesOf({ ...body, groupBy: 'state', budget: { groups: 1000 } });
    expect(answer).toMatchObject({ complete: true, stoppedBy: null, ends: expected.size });
    expect(answer.groups.map((g) => `${fraction(g.probability)} ${g.paths}`).sort()).toEqual(
      [...expected.values()]
        .map(({ probability, paths }) => `${toText(probability)} ${paths}`)
        .sort(),
    );
    expect(expected.size).toBeGreaterThan(1);
    expect(total(answer)).toBe('1');
  });
});

describe('by hand', () => {
  test('two draws of 1 to 4: each sum as often as two four-sided dice show it', () => {
    const answer = outcomesOf({
      ruleset: 'batch',
      ...BOARDS['two Vengeances of 1 to 4'],
      groupBy: { player: 1, field: 'health' },
    });
    expect(byValue(answer)).toEqual({
      118: '1/16',
      117: '1/8',
      116: '3/16',
      115: '1/4',
      114: '3/16',
      113: '1/8',
      112: '1/16',
    });
  });

  test('four Mystics, each at one of three creatures or the player: hits on the player are binomial', () => {
    const answer = outcomesOf({
      ruleset: 'batch',
      players: {
        1: { hand: ['Nexus Core'], board: Array.from({ length: 4 }, () => 'Cauldron Mystic') },
        2: { board: ['Nexus Core', 'Nexus Core', 'Nexus Core'] },
      },
      actions: [{ play: 'Nexus Core', lane: 5 }],
      groupBy: { player: 2, field: 'health' },
    });
    // 4^4 = 256 paths; k hits in C(4, k) * 3^(4 - k) of them
    expect(byValue(answer)).toEqual({
      120: '81/256',
      118: '27/64',
      116: '27/128',
      114: '3/64',
      112: '1/256',
    });
    // four hits shared among four: C(4 + 3, 3) ends
    expect([answer.paths, answer.ends]).toEqual(['256', 35]);
  });

  test('five of seven cards from a shuffled deck: each card with 5/7, each hand with 1/21', () => {
    const deck = {
      ruleset: 'batch',
      players: {
        1: {
          battled: true,
          shuffled: true,
          deck: [
            'Echowisp',
            'Dreadbolt',
            'Pyre Song',
            'Nexus Core',
            'Spring Dryad',
            'Stag of Lys',
            'Shallow Grave',
          ],
        },
      },
      actions: ['endTurn'],
    };
    const when = (names: string[]) => [{ player: 1, hand: { contains: names } }];
    const asked = (names: string[]): string =>
      byValue(outcomesOf({ ...deck, groupBy: { name: 'drawn', when: when(names) } })).true!;
    expect(asked(['Echowisp'])).toBe('5/7');
    // both of two: C(5, 3) of C(7, 5)
    expect(asked(['Echowisp', 'Dreadbolt'])).toBe('10/21');
    expect(asked(['Echowisp', 'Dreadbolt', 'Pyre Song', 'Nexus Core', 'Stag of Lys'])).toBe('1/21');
  });

  test('a creature that is spawned enters each of the empty lanes alike', () => {
    const answer = outcomesOf({
      ruleset: 'batch',
      ...BOARDS['a creature that comes back into a random lane'],
      groupBy: [1, 2, 4, 5].map((lane) => ({
        name: `lane ${lane}`,
        when: [{ entity: `lane ${lane} of player 1`, card: 'Spiritflame Mystic', health: 1 }],
      })),
    });
    // the lane of the one that died is empty, and the new one is hit by the old one's Vengeance
    expect(Object.values(byValue(answer))).toEqual(['1/4', '1/4', '1/4', '1/4']);
  });
});
