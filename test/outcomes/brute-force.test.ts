import { describe, expect, test } from 'vitest';
import { stateKey, type Table, toText } from '../../src/kernel/index.js';
import { zonesOf } from '../../src/rulesets/common/shown.js';
import { rulesetOf } from '../../src/rulesets/index.js';
import { Names } from '../../src/rulesets/ruleset.js';
import { resolve } from '../scenario/support/ask.js';
import { bruteForce, fraction, outcomesOf, total } from './support.js';

const { program, show } = rulesetOf('hearthstone')!;
const keyOf = (state: Table): string => stateKey(program, state);
const boardOf = (state: Table): string =>
  JSON.stringify(
    zonesOf(show.tabletop({ state, names: new Names() })).filter(({ items }) => items.length > 0),
  );

const YETI = 'Chillwind Yeti';

/** Small boards whose paths can all be followed one by one. */
const BOARDS: Readonly<Record<string, object>> = {
  'Arcane Missiles': {
    players: { 1: { hand: ['Arcane Missiles'] }, 2: { board: ['Wisp', YETI, 'Leper Gnome'] } },
    actions: [{ play: 'Arcane Missiles' }],
  },
  'Arcane Missiles with Spell Damage': {
    players: {
      1: { hand: ['Arcane Missiles'], board: [{ card: 'Wisp', spellDamage: 1 }] },
      2: { board: ['Wisp', YETI] },
    },
    actions: [{ play: 'Arcane Missiles' }],
  },
  'Mad Bomber': {
    players: {
      1: { hand: ['Mad Bomber'], board: ['Acolyte of Pain'], deck: ['Wisp', 'Fireball'] },
      2: { board: ['Loot Hoarder', 'Harvest Golem'], deck: ['Wisp'] },
    },
    actions: [{ play: 'Mad Bomber' }],
  },
  'Knife Juggler and Unleash the Hounds': {
    players: {
      1: { hand: ['Unleash the Hounds'], board: ['Knife Juggler'] },
      2: { board: ['Wisp', 'Imp Master', YETI] },
    },
    actions: [{ play: 'Unleash the Hounds' }],
  },
  'Boom Bots hit Boom Bots': {
    players: {
      1: { hand: ['Arcane Missiles'], board: ['Boom Bot'] },
      2: { board: ['Boom Bot'] },
    },
    actions: [{ play: 'Arcane Missiles' }],
  },
  'two Ragnaros, a turn each': {
    players: {
      1: { board: ['Ragnaros the Firelord'], deck: ['Wisp'] },
      2: { board: ['Ragnaros the Firelord'], deck: ['Wisp'] },
    },
    actions: ['endTurn', 'endTurn'],
  },
  'a random summon, then random missiles': {
    players: {
      1: { hand: ['Arcane Missiles'] },
      2: { board: [{ as: 'shredder', card: 'Piloted Shredder', damage: 2 }] },
    },
    actions: [{ play: 'Arcane Missiles' }],
  },
};

describe.each(Object.entries(BOARDS))('%s', (_, body) => {
  const expected = bruteForce({ ...body }, keyOf);

  test('the distribution of states is that of all paths followed one by one', () => {
    const { groups, ...rest } = outcomesOf({
      ...body,
      groupBy: 'state',
      budget: { groups: 1000 },
    });
    const probabilities = [...expected.values()].map(
      ({ probability, paths }) => `${toText(probability)} ${paths}`,
    );
    expect(groups.map((g) => `${fraction(g.probability)} ${g.paths}`).sort()).toEqual(
      probabilities.sort(),
    );
    expect(rest).toMatchObject({ complete: true, stoppedBy: null, ends: expected.size });
  });

  test('so is the distribution of what the board shows, and it sums to 1', () => {
    const boards = bruteForce({ ...body }, boardOf);
    const answer = outcomesOf({ ...body, groupBy: 'board', budget: { groups: 1000 } });
    expect(answer.groups).toHaveLength(boards.size);
    expect(total(answer)).toBe('1');
    expect(answer.groups.map((g) => fraction(g.probability)).sort()).toEqual(
      [...boards.values()].map(({ probability }) => toText(probability)).sort(),
    );
  });

  test('the decisions of every group lead there', () => {
    const { groups } = outcomesOf({ ...body, groupBy: 'board' });
    for (const { by, decisions } of groups.slice(0, 40)) {
      const { state, status } = resolve({ ...body, decisions });
      expect(status).toBe('COMPLETE');
      const again = outcomesOf({ state, groupBy: 'board' });
      expect(again.groups.map((group) => group.by)).toEqual([by]);
    }
  });
});

test('the brute force of this file meets more than one end everywhere', () => {
  for (const body of Object.values(BOARDS)) expect(bruteForce(body, keyOf).size).toBeGreaterThan(1);
});
