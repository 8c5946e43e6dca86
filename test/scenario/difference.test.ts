import { describe, expect, test } from 'vitest';
import type { Difference, Resolution } from '../../src/scenario/oracle.js';
import { type Body, resolve } from './support/ask.js';

const told = (body: Body): NonNullable<Resolution['difference']> =>
  resolve({ ...body, difference: true }).difference!;

/** The difference of a scenario with one action. */
function differenceOf(
  one: object,
  two: object,
  action: object | string,
  more: object = {},
): Difference {
  const { all, actions } = told({ players: { 1: one, 2: two }, actions: [action], ...more });
  expect(actions).toEqual([all]);
  return all;
}

const names = (list: readonly { readonly name: string }[]): string[] =>
  list.map(({ name }) => name);

describe('what an action has changed', () => {
  test('who died, and what is left of the other', () => {
    const { died, entered, changed, sentences } = differenceOf(
      { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
      { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
      { attack: 'raptor', target: 'yeti' },
    );
    expect(names(died)).toEqual(['Bloodfen Raptor (raptor)']);
    expect(entered).toEqual([]);
    expect(changed.find(({ name }) => name.includes('yeti'))?.tags).toEqual([
      { tag: 'DAMAGE', says: 'damage', from: 0, to: 3 },
    ]);
    expect(sentences).toEqual([
      'Bloodfen Raptor (raptor) died.',
      "Chillwind Yeti (yeti)'s damage: 0 to 3.",
    ]);
  });

  test('who was summoned, and what it cost', () => {
    const { entered, moved, players, sentences } = differenceOf(
      {
        hand: [{ as: 'imp', card: 'Raid Leader' }],
        mana: 3,
        board: [{ as: 'weak', card: 'Wisp' }],
      },
      {},
      { play: 'imp' },
    );
    expect(names(entered)).toContain('Raid Leader (imp)');
    expect(moved).toContainEqual(
      expect.objectContaining({
        name: 'Raid Leader (imp)',
        from: 'HAND',
        to: 'PLAY',
        as: 'summoned',
      }),
    );
    expect(players).toEqual([
      {
        player: 1,
        facts: [
          { fact: 'available mana', from: 3, to: 0 },
          { fact: 'cards in hand', from: 1, to: 0 },
        ],
      },
    ]);
    expect(sentences).toContain("Wisp (weak)'s Attack: 1 to 2.");
  });

  test('who came and died within it is told as both', () => {
    const { entered, died, sentences } = differenceOf(
      { hand: [{ as: 'bomber', card: 'Unleash the Hounds' }], mana: 3 },
      { board: [{ as: 'juggler', card: 'Knife Juggler' }, 'Wisp'] },
      { play: 'bomber' },
    );
    expect(died).toEqual([]);
    expect(names(entered)).toHaveLength(2);
    expect(sentences.filter((text) => text.endsWith('was summoned for player 1.'))).toHaveLength(2);
    const chain = told({
      players: {
        1: { hand: ['Wisp', { as: 'flame', card: 'Flamestrike' }], mana: 10 },
        2: { hand: [{ as: 'imp', card: 'Wisp' }], mana: 1, deck: ['Wisp'] },
      },
      turn: { player: 2 },
      actions: [{ play: 'imp' }, 'endTurn', { play: 'flame' }],
    });
    expect(names(chain.all.died)).toEqual(['Wisp (imp)']);
    expect(names(chain.all.entered)).toEqual(['Wisp (imp)']);
  });

  test.each([
    ['drawn', { deck: [{ as: 'top', card: 'Fireball' }] }, 'Fireball (top) was drawn.'],
    [
      'overdrawn',
      { deck: [{ as: 'top', card: 'Fireball' }], hand: Array.from({ length: 10 }, () => 'Wisp') },
      'Fireball (top) was overdrawn.',
    ],
  ])('what is %s as the turn begins', (_, two, sentence) => {
    expect(differenceOf({}, two, 'endTurn').sentences).toContain(sentence);
  });

  test('what is discarded, and what was cast', () => {
    const { moved } = differenceOf(
      {
        hand: [
          { as: 'fire', card: 'Soulfire' },
          { as: 'lost', card: 'Wisp' },
        ],
        mana: 5,
      },
      {},
      { play: 'fire', target: 'hero 2' },
      { random: { seed: 1 } },
    );
    expect(Object.fromEntries(moved.map(({ name, as }) => [name, as]))).toEqual({
      'Soulfire (fire)': 'cast',
      'Wisp (lost)': 'discarded',
    });
  });

  test('who was transformed into whom, and not summoned or dead', () => {
    const { transformed, died, sentences } = differenceOf(
      { hand: ['Polymorph'], mana: 4 },
      { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
      { play: 'Polymorph', target: 'yeti' },
    );
    expect(transformed).toMatchObject([
      { name: 'Chillwind Yeti (yeti)', into: { name: expect.stringContaining('Sheep') } },
    ]);
    expect(died).toEqual([]);
    expect(sentences[0]).toMatch(/^Chillwind Yeti \(yeti\) became Sheep \(.+\)\.$/);
    expect(sentences.join()).not.toContain('summoned');
  });

  test('who changed sides', () => {
    const { changedSides, sentences } = differenceOf(
      { hand: ['Mind Control'], mana: 10 },
      { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
      { play: 'Mind Control', target: 'yeti' },
    );
    expect(changedSides).toMatchObject([{ name: 'Chillwind Yeti (yeti)', from: 2, to: 1 }]);
    expect(sentences).toContain('Chillwind Yeti (yeti) is controlled by player 1 now.');
  });

  test('weapon, Armor, Secrets, fatigue and the result', () => {
    const equipped = differenceOf(
      { hand: ['Fiery War Axe'], mana: 10 },
      {},
      { play: 'Fiery War Axe' },
    );
    expect(equipped.sentences).toContain("Player 1's weapon: none to Fiery War Axe 3/2.");
    const hidden = differenceOf({ hand: ['Counterspell'], mana: 10 }, {}, { play: 'Counterspell' });
    expect(hidden.sentences).toContain("Player 1's Secrets: none to Counterspell.");
    const end = differenceOf(
      {},
      { deck: [], hero: { card: 'Rexxar', health: 30, damage: 29 } },
      'endTurn',
    );
    expect(end.result).toEqual({ from: 'none', to: 'player 1 wins' });
    expect(end.sentences).toContain("Player 2's fatigue: 0 to 1.");
    expect(end.sentences.at(-1)).toBe('The game is over: player 1 wins.');
  });

  test('states begin and end in words', () => {
    const board = { board: [{ as: 'squire', card: 'Argent Squire' }] };
    const { sentences } = differenceOf({ hand: ['Frostbolt'], mana: 2 }, board, {
      play: 'Frostbolt',
      target: 'squire',
    });
    expect(sentences).toContain('Argent Squire (squire) no longer has Divine Shield.');
    expect(sentences).toContain('Argent Squire (squire) now is Frozen.');
  });
});

describe('a chain of actions', () => {
  const CHAIN = {
    players: {
      1: {
        board: [{ as: 'raptor', card: 'Bloodfen Raptor' }],
        hand: [{ as: 'imp', card: 'Wisp' }],
      },
      2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }], deck: ['Wisp'] },
    },
    actions: [{ play: 'imp' }, { play: 'imp' }, { attack: 'raptor', target: 'yeti' }, 'endTurn'],
  };

  test('is told action by action; a refused one has changed nothing', () => {
    const { all, actions } = told(CHAIN);
    expect(actions.map((one) => one && names([...one.died, ...one.entered]))).toEqual([
      ['Wisp (imp)'],
      null,
      ['Bloodfen Raptor (raptor)'],
      [],
    ]);
    expect(names(all.entered)).toEqual(['Wisp (imp)']);
    expect(names(all.died)).toEqual(['Bloodfen Raptor (raptor)']);
  });

  test('what is taken together equals what the last state says', () => {
    const { all } = told(CHAIN);
    const { state } = resolve(CHAIN);
    const { entities } = state as unknown as {
      entities: readonly { id: number; zone: string; tags: Record<string, number> }[];
    };
    for (const { id, tags } of all.changed) {
      const entity = entities.find((one) => one.id === id);
      for (const { tag, to } of tags)
        if (entity !== undefined && Object.hasOwn(entity.tags, tag))
          expect(entity.tags[tag]).toBe(to);
    }
    for (const { id, to } of all.moved)
      expect(entities.find((one) => one.id === id)?.zone).toBe(to);
  });

  test('a run that goes on after a decision tells what has changed since', () => {
    const paused = resolve({
      players: { 1: { hand: ['Wisp'], board: ['Knife Juggler'] }, 2: { board: ['Wisp', 'Wisp'] } },
      actions: [{ play: 'Wisp' }],
      random: 'ask',
      difference: true,
    });
    expect(names(paused.difference!.all.entered)).toHaveLength(1);
    const rest = resolve({ state: paused.state, decide: 'hero 2', difference: true });
    expect(rest.difference!.all.entered).toEqual([]);
    expect(rest.difference!.all.sentences).toEqual(["Player 2's Health: 30 to 29."]);
    expect(rest.difference!.actions).toHaveLength(1);
  });
});

test('nobody who does not ask pays for it', () => {
  expect(resolve({ players: { 1: {}, 2: {} }, actions: ['endTurn'] })).not.toHaveProperty(
    'difference',
  );
});

test('the lane battler tells the same things in its own words', () => {
  const { all } = told({
    ruleset: 'batch',
    players: {
      1: { board: [{ as: 'big', card: 'Grove Matriarch', lane: 1 }] },
      2: { board: [{ as: 'small', card: 'Swampmoss Lurker', lane: 5, health: 1 }] },
    },
    actions: ['battle'],
  });
  expect(names(all.died)).toContain('Swampmoss Lurker L1 (small)');
  expect(all.sentences).toContain('Swampmoss Lurker L1 (small) died.');
  expect(all.sentences.filter((text) => text.includes('null'))).toEqual([]);
});

test('boards are shown on request: names, numbers and marks, zone by zone', () => {
  const body = {
    players: {
      1: { board: [{ as: 'squire', card: 'Argent Squire' }] },
      2: { board: [{ as: 'wisp', card: 'Wisp' }], hand: ['Fireball'] },
    },
    actions: [{ attack: 'squire', target: 'wisp' }],
  };
  expect(resolve(body)).not.toHaveProperty('boards');
  const { before, after } = resolve({ ...body, boards: true }).boards!;
  const cards = (zones: typeof before, player: number, zone: string) =>
    zones.find((one) => one.player === player && one.zone === zone)?.cards;
  expect(cards(before, 1, 'board')).toMatchObject([
    { name: 'squire', stats: '1/1', marks: ['Divine Shield'] },
  ]);
  expect(cards(after, 1, 'board')).toMatchObject([{ name: 'squire', stats: '1/1', marks: [] }]);
  expect(cards(after, 2, 'board')).toEqual([]);
  expect(cards(after, 2, 'hand')).toMatchObject([{ name: 'Fireball', stats: null, marks: [] }]);
});
