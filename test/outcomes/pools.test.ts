import { describe, expect, test } from 'vitest';
import { multiply, type Rational, rational, toNumber, toText } from '../../src/kernel/index.js';
import { printedAt, ROWS } from '../cards/printed-at.js';
import { errorsOf, resolve } from '../scenario/support/ask.js';
import { byValue, fraction, outcomesOf, sumOf, total, written } from './support.js';

/** Sets that were out in 9.2. */
const SETS = ['BASIC', 'EXPERT1', 'HOF', 'NAXX', 'GVG', 'BRM', 'TGT', 'LOE', 'OG', 'KARA', 'GANGS'];
const IN_9_2 = [...SETS, 'UNGORO', 'ICECROWN'];
/** Of these sets in the data, but not out then. */
const LATER = /^(GIL_|BT_|EX1_(179|18\d|19\d)$)/;

/** Every collectible card of a type that was out in 9.2, by the game's data. */
const printed = [...ROWS.values()].filter(
  ([id, , , , , , , , set, , collectible]) =>
    collectible === '1' && IN_9_2.includes(set) && !LATER.test(id),
);
const twoDrops = printed.flatMap(([id, , name, , type, ...rest]) =>
  type === 'MINION' && printedAt(id, 'cost', '9.2') === '2'
    ? { id, name, attack: printedAt(id, 'attack', '9.2'), mechanics: rest[11] }
    : [],
);

/** What cards were called then that have another name now. */
const NAMES_THEN: Readonly<Record<string, string>> = {
  Felstalker: 'Succubus',
  'Queen of Pain': 'Mistress of Pain',
};

const shredder = {
  patch: '9.2',
  players: {
    1: {
      hand: [{ as: 'bolt', card: 'Fireball' }],
      board: [{ as: 'it', card: 'Piloted Shredder' }],
    },
  },
  actions: [{ play: 'bolt', target: 'it' }],
};

describe('a random minion of a whole pool', () => {
  test('Piloted Shredder brings each 2-cost minion of the edition alike, known or not', () => {
    const answer = outcomesOf({
      ...shredder,
      groupBy: { player: 1, field: 'board' },
      budget: { groups: 1000 },
    });
    const names = answer.groups.map(({ by }) =>
      String((by['player 1 board'] as string[])[0]).replace(/ \(\d+\)$/, ''),
    );
    expect(names.sort()).toEqual(twoDrops.map(({ name }) => NAMES_THEN[name] ?? name).sort());
    expect(new Set(Object.values(byValue(answer)))).toEqual(new Set([`1/${twoDrops.length}`]));
    expect(answer.complete).toBe(true);
  });

  test('what such a minion is printed with is what stands on the board', () => {
    const answer = outcomesOf({
      ...shredder,
      groupBy: { name: 'three Attack', when: [{ player: 1, board: [{ attack: 3 }] }] },
    });
    const three = twoDrops.filter(({ attack }) => attack === '3').length;
    expect(Number(byValue(answer).true!.split('/')[0])).toBeGreaterThan(0);
    // auras of the minion itself and Battlecries, which do not happen, leave the printed Attack as it is
    expect(byValue(answer).true).toBe(toText(rational(three, twoDrops.length)));
  });

  test('the pool is that of the edition: an older one has fewer', () => {
    const ends = (patch: string): number => outcomesOf({ ...shredder, patch }).ends;
    expect(ends('2.3')).toBeLessThan(ends('4.0'));
    expect(ends('4.0')).toBeLessThan(ends('9.2'));
    expect(ends('9.2')).toBeLessThan(ends('24.0'));
  });

  test('two of them: the product of two pools, merged where they meet', () => {
    const answer = outcomesOf({
      patch: '9.2',
      players: {
        1: {
          hand: [{ as: 'both', card: 'Twisting Nether' }],
          board: ['Piloted Shredder', 'Piloted Shredder'],
        },
      },
      actions: [{ play: 'both' }],
      groupBy: { player: 1, field: 'board' },
      budget: { groups: 1 },
    });
    expect(answer.paths).toBe(`${twoDrops.length ** 2}`);
    expect(total(answer)).toBe('1');
  });
});

describe('cards whose texts are not known', () => {
  /** An edition with sets of which not every text is known. */
  const later = { ...shredder, patch: '24.6' };
  const known = (name: string): boolean => {
    const body = { patch: later.patch, players: { 1: { board: [name] } }, actions: ['nonsense'] };
    return errorsOf(body)['/players/1/board/0'] === undefined;
  };
  const byBoard = outcomesOf({
    ...later,
    groupBy: { player: 1, field: 'board' },
    budget: { groups: 1000 },
  });
  const nameIn = (by: Readonly<Record<string, unknown>>): string =>
    String((by['player 1 board'] as string[])[0]).replace(/ \(\d+\)$/, '');
  const unknown = byBoard.groups.map(({ by }) => nameIn(by)).filter((name) => !known(name));

  test('are told with their share of every group', () => {
    const each = rational(1, byBoard.groups.length);
    for (const group of byBoard.groups) {
      const name = nameIn(group.by);
      if (known(name)) expect(group.unknown).toBeNull();
      else {
        expect(group.unknown!.cards.map((card) => card.name)).toEqual([name]);
        expect(group.unknown!.probability).toEqual(group.probability);
      }
    }
    expect(unknown.length).toBeGreaterThan(0);
    expect(fraction(byBoard.unknown!.probability)).toBe(
      toText(multiply(each, rational(unknown.length))),
    );
    expect(byBoard.unknown!.cards).toHaveLength(unknown.length);
  });

  test('add up where ends are put together', () => {
    const answer = outcomesOf({ ...later, groupBy: 'result' });
    expect(answer.groups).toHaveLength(1);
    expect(answer.groups[0]!.unknown).toEqual(answer.unknown);
  });

  /** One of them, whichever it is by now. */
  const some = [...ROWS.values()]
    .map(([id, , name, , type, ...rest]) => ({ id, name, type, collectible: rest[5] }))
    .find(
      ({ name, type, collectible }) =>
        type === 'MINION' && collectible === '1' && unknown.includes(name),
    )!;

  test('are told by resolve too, and only where there are any', () => {
    const { unknownCards, state } = resolve({ ...later, decisions: [some.id] });
    expect(unknownCards).toEqual([{ id: some.id, name: some.name }]);
    expect(resolve({ state }).unknownCards).toEqual(unknownCards);
    expect(resolve({ ...later, decisions: ['Bloodfen Raptor'] })).not.toHaveProperty(
      'unknownCards',
    );
  });

  test('cannot be put on a board by name, but can be brought along', () => {
    const body = { patch: later.patch, players: { 1: { board: [some.name] } } };
    expect(errorsOf(body)['/players/1/board/0']).toMatchObject({
      code: 'UNKNOWN_CARD',
      message: `players.1.board[0]: what "${some.name}" does is not known here.`,
    });
    for (const id of [some.id, 'OF_MY_OWN']) {
      const customCards = [{ id, name: some.name, type: 'MINION', cost: 2, attack: 3, health: 2 }];
      expect(resolve({ ...body, customCards })).not.toHaveProperty('unknownCards');
    }
  });
});

describe('Yogg-Saron', () => {
  const yogg = (spells: number, more: object = {}) => ({
    patch: '9.2',
    players: {
      1: {
        hero: { as: 'mine' },
        hand: [{ as: 'yogg', card: "Yogg-Saron, Hope's End" }],
        spellsPlayedThisGame: spells,
      },
      2: { hero: { as: 'face' } },
    },
    actions: [{ play: 'yogg' }],
    ...more,
  });
  const spells = printed.filter(([, , , , type]) => type === 'SPELL').length;

  test('one spell: each of the pool alike, its target drawn from all that it can be aimed at', () => {
    const answer = outcomesOf(yogg(1, { groupBy: { entity: 'face', field: 'damage' } }));
    // few spells lead on to more situations than the budget has: those that lead on to others of any kind
    expect(answer.missing.decimal).toBeGreaterThan(0);
    expect(answer.missing.decimal).toBeLessThan(1 / 20);
    expect(total(answer)).toBe('1');
    // Fireball has the heroes and Yogg-Saron himself to choose from; so has Crackle, which deals 3 to 6: 1/3 + 1/12
    const toFace = toNumber(rational(5, 12 * spells));
    // those that lead on to others hit the face for 6, too, and some of these are followed
    const six = answer.groups.find(({ by }) => by['face damage'] === 6)!.probability.decimal;
    expect(six).toBeGreaterThanOrEqual(toFace);
    expect(six - toFace).toBeLessThan(toFace / 5);
  });

  test('many spells are cut at the stated budget: what is listed and what is missing is all', () => {
    for (const budget of [{ situations: 3000 }, { situations: 20_000, decisions: 2 }]) {
      const answer = outcomesOf(yogg(10, { budget, groupBy: { entity: 'yogg' } }));
      expect(answer).toMatchObject({ complete: false, budget });
      expect(answer.missing.decimal).toBeGreaterThan(0);
      expect(total(answer)).toBe('1');
    }
  });

  test('he stops as soon as he is gone; before 6.1 he went on', () => {
    const twistedAt = (patch: string) =>
      resolve({ ...yogg(2, { patch }), decisions: ['Twisting Nether'], random: 'ask' });
    expect(twistedAt('9.2')).toMatchObject({ status: 'COMPLETE', pending: null });
    expect(twistedAt('6.0')).toMatchObject({ status: 'PENDING', pending: { name: 'random card' } });
  });
});

describe('a caster of three given spells', () => {
  /** Hits a random one of two heroes, hits everybody, or does nothing. */
  const customCards = [
    {
      id: 'X_HIT',
      name: 'Hit',
      type: 'SPELL',
      cost: 0,
      requires: { REQ_TARGET_TO_PLAY: 0, REQ_HERO_TARGET: 0 },
      text: [{ damage: 1, to: 'TARGET' }],
    },
    { id: 'X_ALL', name: 'All', type: 'SPELL', cost: 0, text: [{ damage: 1, to: 'ALL_HEROES' }] },
    { id: 'X_NIL', name: 'Nil', type: 'SPELL', cost: 0, text: [] },
    {
      id: 'X_CAST',
      name: 'Caster',
      type: 'MINION',
      cost: 0,
      attack: 1,
      health: 9,
      battlecry: [{ repeat: 3, do: [{ cast: { oneOf: ['X_HIT', 'X_ALL', 'X_NIL'] } }] }],
    },
  ];
  const body = {
    customCards,
    players: { 1: { hand: ['Caster'] }, 2: { hero: { as: 'face' } } },
    actions: [{ play: 'Caster' }],
  };

  test('the damage of each spell is 1 with 1/6 + 1/3: three of them are binomial', () => {
    const p = sumOf([rational(1, 6), rational(1, 3)]);
    const expected: Record<string, Rational> = {};
    for (let k = 0; k <= 3; k++) {
      const ways = [1, 3, 3, 1][k]!;
      expected[k] = rational(
        BigInt(ways) * p.numerator ** BigInt(k) * (p.denominator - p.numerator) ** BigInt(3 - k),
        p.denominator ** 3n,
      );
    }
    const answer = outcomesOf({ ...body, groupBy: { entity: 'face', field: 'damage' } });
    expect(byValue(answer)).toEqual(written(expected));
  });
});
