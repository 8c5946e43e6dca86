import { describe, expect, test } from 'vitest';
import type { Comparison } from '../../src/scenario/oracle.js';
import { ask, refusal } from './support/ask.js';

const compared = (body: object): Comparison => ask('compare', body);

/** A Secret that counters a spell. */
const COUNTERED = {
  patch: '10.0',
  players: {
    1: { hand: [{ as: 'secret', card: 'Counterspell' }], mana: 10, deck: ['Wisp'] },
    2: { hand: [{ as: 'ball', card: 'Fireball' }], mana: 10, deck: ['Wisp'] },
  },
  actions: [{ play: 'secret' }, 'endTurn', { play: 'ball', target: 'hero 1' }],
};

describe('editions', () => {
  test('where a countered spell has an After Spell Phase, and where not', () => {
    const { partings, sides, same } = compared({ ...COUNTERED, patches: ['9.1', '10.0'] });
    expect(same).toBe(false);
    expect(sides.map(({ edition }) => edition)).toEqual(['9.1', '10.0']);
    const [parting] = partings;
    expect(parting?.switches).toContain('counteredSpellEndsSequence');
    expect(parting?.differing).toContain('counteredSpellEndsSequence');
    expect(parting?.lines[0]?.text).not.toBe(parting?.lines[1]?.text);
    expect(parting?.board).toEqual([]);
  });

  test('where no switch is the cause, cards that were other then are named', () => {
    const { partings } = compared({
      players: { 1: { board: [{ as: 'gnome', card: 'Leper Gnome' }] }, 2: {} },
      actions: [{ attack: 'gnome', target: 'hero 2' }],
      patches: ['4.0', '10.0'],
    });
    expect(partings).toMatchObject([
      { switches: [], causes: [], cards: [{ name: 'Leper Gnome' }] },
    ]);
    expect(partings[0]?.facts).toContainEqual({ player: 2, fact: 'Health', values: [28, 29] });
  });

  test('what editions only keep or cite otherwise is not where they part', () => {
    const cleric = (as: string): object => ({ as, card: 'Northshire Cleric' });
    const { partings } = compared({
      turn: { player: 2 },
      players: {
        1: { board: [cleric('second')], deck: ['Wisp'] },
        2: {
          board: [cleric('first'), { card: 'Chillwind Yeti', damage: 1 }],
          hand: [{ as: 'circle', card: 'Circle of Healing' }],
          deck: ['Wisp'],
        },
      },
      order: ['first', 'second'],
      actions: [{ play: 'circle' }],
      patches: ['17.4.0', '17.4'],
    });
    expect(partings).toMatchObject([{ switches: ['queuesByDominantPlayer'] }]);
    expect(partings[0]?.lines.map((line) => line?.kind)).toEqual(['trigger', 'trigger']);
  });

  test('a ruling that one edition cites is no cause, what comes of it is', () => {
    const { partings } = compared({
      players: {
        1: { hero: { damage: 9 }, hand: [{ as: 'lash', card: 'Spirit Lash' }] },
        2: { board: ['Wisp', 'Wisp'] },
      },
      actions: [{ play: 'lash' }],
      patches: ['9.2', '10.0'],
    });
    expect(partings).toMatchObject([{ switches: ['lifestealOncePerEffect'] }]);
  });

  test('the same edition never parts from itself', () => {
    const { partings, same } = compared({ ...COUNTERED, patches: ['10.0', '10.0'] });
    expect(same).toBe(true);
    expect(partings).toMatchObject([{ at: null, lines: [null, null], differing: [], board: [] }]);
  });

  test('the boards differ where cards do', () => {
    const { partings } = compared({
      players: { 1: { board: [{ as: 'gnome', card: 'Leper Gnome' }] }, 2: {} },
      actions: [{ attack: 'gnome', target: 'hero 2' }],
      patches: ['4.0', '10.0'],
    });
    expect(partings[0]?.board).toEqual([
      { player: 1, zone: 'board', items: [['gnome 2/1'], ['gnome 1/1']] },
      {
        player: 2,
        zone: 'hero',
        items: [[expect.stringContaining('28')], [expect.stringContaining('29')]],
      },
    ]);
  });
});

describe('switches', () => {
  test('one that is set otherwise is the cause', () => {
    const { partings, sides } = compared({
      ...COUNTERED,
      switches: { counteredSpellEndsSequence: true },
    });
    expect(sides.map(({ overridden }) => overridden)).toEqual([
      {},
      { counteredSpellEndsSequence: true },
    ]);
    expect(partings).toMatchObject([
      { switches: ['counteredSpellEndsSequence'], differing: ['counteredSpellEndsSequence'] },
    ]);
  });

  test('a switch can be turned on and off by its name', () => {
    const { sides, partings } = compared({
      ...COUNTERED,
      with: 'counteredSpellEndsSequence',
      without: ['counteredSpellEndsSequence'],
    });
    expect(sides.map(({ overridden }) => overridden)).toEqual([
      {},
      { counteredSpellEndsSequence: true },
      { counteredSpellEndsSequence: false },
    ]);
    expect(partings.map(({ at }) => at !== null)).toEqual([true, false]);
    const { errors } = refusal({ ...COUNTERED, with: ['preCheck', 'nonsense'] }, 'compare');
    expect(errors).toMatchObject([{ code: 'UNKNOWN_VALUE', pointer: '/with/1' }]);
    expect(refusal({ ...COUNTERED, with: [3] }, 'compare').errors).toMatchObject([
      { code: 'WRONG_TYPE', pointer: '/with/0' },
    ]);
  });

  test('several that only together make the difference are named together', () => {
    const { partings } = compared({
      ...COUNTERED,
      patch: '9.1',
      switches: { counteredSpellEndsSequence: false, preCheck: true },
    });
    expect(partings).toMatchObject([{ switches: ['counteredSpellEndsSequence'], together: false }]);
  });

  test('what is no switch, or none of its values, is refused', () => {
    const { errors } = refusal({ ...COUNTERED, switches: { nonsense: 1, preCheck: 3 } }, 'compare');
    expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/switches/nonsense UNKNOWN_VALUE',
      '/switches/preCheck WRONG_VALUE',
    ]);
    expect(refusal(COUNTERED, 'compare').errors?.[0]?.code).toBe('REQUIRED');
  });

  test('what is no patch is told where it stands', () => {
    const told = (patches: unknown) => refusal({ ...COUNTERED, patches }, 'compare');
    expect(told(['9.1', '99']).errors).toMatchObject([
      { code: 'UNKNOWN_PATCH', pointer: '/patches/1', nearest: ['24.6.2'] },
    ]);
    expect(told(['9.1', '99']).detail).toMatch(/^patches\[1\]: "99" is no patch\./);
    expect(
      refusal({ ...COUNTERED, patches: '99', with: ['preCheck'] }, 'compare').errors,
    ).toMatchObject([{ pointer: '/patches' }]);
  });
});

describe('scripted decisions', () => {
  const CASE = {
    players: {
      1: { hand: ['Wisp'], board: [{ as: 'juggler', card: 'Knife Juggler' }] },
      2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
    },
    actions: [{ play: 'Wisp' }],
    patches: ['9.1', '10.0'],
  };

  test('that fit nowhere are refused', () => {
    expect(refusal({ ...CASE, decisions: ['yeti', 'yeti'] }, 'compare').code).toBe(
      'DECISION_LEFT_OVER',
    );
    expect(refusal({ ...CASE, decisions: ['nobody'] }, 'compare').code).toBe('DECISION_MISMATCH');
  });

  test('that only one side asks for are left out on the other, and told', () => {
    const { sides } = compared({
      players: {
        1: {
          board: [{ as: 'waker', card: 'Flamewaker' }],
          hand: [{ as: 'bolt', card: 'Frostbolt' }],
          mana: 10,
        },
        2: { secrets: ['Counterspell'], board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
      },
      actions: [{ play: 'bolt', target: 'yeti' }],
      decisions: ['hero 2', 'hero 2'],
      patches: ['9.1', '10.0'],
    });
    expect(sides.map(({ unused }) => unused)).toEqual([['hero 2', 'hero 2'], []]);
    expect(sides.map(({ status }) => status)).toEqual(['COMPLETE', 'COMPLETE']);
  });
});

test('the difference of a side says who died, came, moved and changed', () => {
  const { sides } = compared({
    players: {
      1: {
        board: [{ as: 'raptor', card: 'Bloodfen Raptor' }],
        hand: [{ as: 'imp', card: 'Wisp' }],
      },
      2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
    },
    actions: [{ attack: 'raptor', target: 'yeti' }, { play: 'imp' }],
    patches: ['10.0', '10.0'],
  });
  const { died, entered, moved, changed } = sides[0]!.difference;
  expect(died.map(({ name }) => name)).toEqual(['Bloodfen Raptor (raptor)']);
  expect(entered.map(({ name }) => name)).toEqual(['Wisp (imp)']);
  expect(moved).toMatchObject([
    { name: 'Bloodfen Raptor (raptor)', from: 'PLAY', to: 'GRAVEYARD' },
    { name: 'Wisp (imp)', from: 'HAND', to: 'PLAY' },
  ]);
  const yeti = changed.find(({ name }) => name.includes('yeti'));
  expect(yeti?.tags).toContainEqual({ tag: 'DAMAGE', says: 'damage', from: 0, to: 3 });
});
