import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateKey, type Table, toText } from '../../src/kernel/index.js';
import { zonesOf } from '../../src/rulesets/common/shown.js';
import { rulesetOf } from '../../src/rulesets/index.js';
import { Names } from '../../src/rulesets/ruleset.js';
import type { Outcomes } from '../../src/scenario/oracle.js';
import { type Body, resolve } from '../scenario/support/ask.js';
import { bruteForce, fraction, outcomesOf, total } from './support.js';

const { program, show } = rulesetOf('hearthstone')!;
const keyOf = (state: Table): string => stateKey(program, state);
const boardOf = (state: Table): string =>
  JSON.stringify(zonesOf(show.tabletop({ state, names: new Names() })).map(({ items }) => items));

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
  'a turn after ends that have more entities than others': {
    players: {
      1: { hand: ['Arcane Missiles'], board: ['Knife Juggler', 'Imp Master'] },
      2: { board: ['Wisp', 'Wisp', 'Haunted Creeper'] },
    },
    actions: [{ play: 'Arcane Missiles' }, 'endTurn'],
  },
  'a random summon, then random missiles': {
    players: {
      1: { hand: ['Arcane Missiles'] },
      2: { board: [{ as: 'shredder', card: 'Piloted Shredder', damage: 2 }] },
    },
    actions: [{ play: 'Arcane Missiles' }],
  },
};

const MOST_GROUPS = 1000;

const byState = (body: Body): Outcomes =>
  outcomesOf({ ...body, groupBy: 'state', budget: { groups: MOST_GROUPS } });

/** An answer has the states that all paths lead to, one by one, each as likely and by as many paths. */
function expectEveryPath({ groups, ...rest }: Outcomes, body: Body): void {
  const expected = bruteForce(body, keyOf);
  const probabilities = [...expected.values()].map(
    ({ probability, paths }) => `${toText(probability)} ${paths}`,
  );
  expect(groups.map((g) => `${fraction(g.probability)} ${g.paths}`).sort()).toEqual(
    probabilities.sort(),
  );
  expect(rest).toMatchObject({ complete: true, stoppedBy: null, ends: expected.size });
}

describe.each(Object.entries(BOARDS))('%s', (_, body) => {
  test('the distribution of states is that of all paths followed one by one', () => {
    expectEveryPath(byState(body), body);
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

/** Minions that die into others, answer each other, stand beside each other and act at a turn's end. */
const MINIONS = [
  'Wisp',
  'Boom Bot',
  'Leper Gnome',
  'Loot Hoarder',
  'Harvest Golem',
  'Haunted Creeper',
  'Piloted Shredder',
  'Knife Juggler',
  'Imp Master',
  'Acolyte of Pain',
  'Cult Master',
  'Violet Teacher',
  'Dire Wolf Alpha',
  'Stormwind Champion',
  'Abomination',
  'Ragnaros the Firelord',
] as const;

const SPELLS = [
  'Arcane Missiles',
  'Mad Bomber',
  'Deadly Shot',
  'Unleash the Hounds',
  'Ragnaros the Firelord',
] as const;

/** A card that is left to chance on any board, and the turns after it. */
const anyBody = fc
  .record({
    mine: fc.array(fc.constantFrom(...MINIONS), { maxLength: 3 }),
    theirs: fc.array(fc.constantFrom(...MINIONS), { minLength: 1, maxLength: 3 }),
    spell: fc.constantFrom(...SPELLS),
    turns: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ mine, theirs, spell, turns }) => ({
    players: {
      1: { hand: [spell], board: mine, deck: ['Wisp', 'Wisp'], mana: 10 },
      2: { board: theirs, deck: ['Wisp', 'Wisp'] },
    },
    actions: [{ play: spell }, ...Array.from({ length: turns }, () => 'endTurn')],
  }));

test('on any board, over any turns, the distribution is that of all paths', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const answer = byState(body);
      fc.pre(answer.complete && Number(answer.paths) <= 400 && answer.ends <= MOST_GROUPS);
      expectEveryPath(answer, body);
    }),
    { numRuns: 40 },
  );
});
