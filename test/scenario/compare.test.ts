import { describe, expect, test } from 'vitest';
import type { Comparison } from '../../src/scenario/oracle.js';
import { ask, refusal } from './support/ask.js';

const compared = (body: object): Comparison => ask('compare', body) as unknown as Comparison;

/** A Secret that counters a spell. */
const COUNTERED = {
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

  test('what is no switch, or none of its values, is refused', () => {
    const { errors } = refusal({ ...COUNTERED, switches: { nonsense: 1, preCheck: 3 } }, 'compare');
    expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/switches/nonsense UNKNOWN_VALUE',
      '/switches/preCheck WRONG_VALUE',
    ]);
    expect(refusal(COUNTERED, 'compare').errors?.[0]?.code).toBe('REQUIRED');
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
