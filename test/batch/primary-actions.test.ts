import { describe, expect, test } from 'vitest';
import { ask, codesOf, endOf, lanes, resolve } from './support.js';

const CUSTOM = [
  {
    id: 'sniper',
    name: 'Sniper',
    type: 'CREATURE',
    attack: 1,
    health: 4,
    target: 'ENEMY_CREATURES',
    activate: [{ damage: 2, to: 'TARGET' }],
  },
  {
    id: 'scout',
    name: 'Scout',
    type: 'CREATURE',
    attack: 2,
    health: 4,
    keywords: { mobility: 2 },
    triggers: [{ keyword: 'FLANK', do: [{ boost: { attack: 1 }, on: 'SELF' }] }],
  },
  {
    id: 'raider',
    name: 'Raider',
    type: 'CREATURE',
    attack: 1,
    health: 9,
    keywords: { aggressive: 1 },
    triggers: [
      { keyword: 'RAID', do: [{ damage: 7, to: 'ENEMY_PLAYER' }] },
      { keyword: 'ASSAULT', do: [{ boost: { attack: 1 }, on: 'SELF' }] },
      { keyword: 'UPGRADE', do: [{ boost: { health: 2 }, on: 'SELF' }] },
    ],
  },
];

describe('plays', () => {
  const hand = [{ as: 'a', card: 'Spring Dryad' }, { as: 'b', card: 'Nexus Core' }, 'Lysian Shard'];

  test('are two a turn, and the card goes to the discard pile as its next level', () => {
    const { one, reasons } = endOf({
      players: { 1: { hand } },
      actions: [
        { play: 'a', lane: 2 },
        { play: 'b', lane: 3 },
        { play: 'Lysian Shard', target: 'a' },
      ],
    });
    expect(reasons).toEqual([null, null, 'NO_PLAY_LEFT']);
    expect(one.discard).toEqual(['Spring Dryad L2', 'Nexus Core L2']);
    expect(lanes(one)).toEqual(['2 Spring Dryad 5/5', '3 Nexus Core 0/15']);
  });

  test('are one in the very first turn', () => {
    const actions = [
      { play: 'a', lane: 2 },
      { play: 'b', lane: 3 },
    ];
    const { reasons } = endOf({ turn: { number: 1 }, players: { 1: { hand } }, actions });
    expect(reasons).toEqual([null, 'NO_PLAY_LEFT']);
  });

  test('take nothing where the card is Free', () => {
    const { one } = endOf({
      players: {
        1: { plays: 0, hand: [{ as: 'crush', card: 'Glacial Crush L3' }] },
        2: { board: [{ as: 'core', card: 'Nexus Core' }] },
      },
      actions: [{ play: 'crush', target: 'core' }],
    });
    expect(one.discard).toEqual(['Glacial Crush L3']);
  });

  test('level a card instead of playing it', () => {
    const { one } = endOf({ players: { 1: { hand } }, actions: [{ level: 'a' }] });
    expect(one).toMatchObject({ plays: 1, discard: ['Spring Dryad L2'], board: [] });
  });

  test('remove Overload cards from the game', () => {
    const { one } = endOf({
      players: { 1: { hand, board: [{ as: 'dryad', card: 'Spring Dryad' }] } },
      actions: [{ play: 'Lysian Shard', target: 'dryad' }],
    });
    expect(one.discard).toEqual([]);
    expect(lanes(one)).toEqual(['1 Spring Dryad 10/10']);
  });

  test.each([
    [{ play: 'a' }, 'LANE_NEEDED'],
    [{ play: 'Lysian Shard' }, 'TARGET_NEEDED'],
    [{ play: 'Lysian Shard', target: 'player 2' }, 'WRONG_TARGET'],
    [{ play: 'Lysian Shard', lane: 2, target: 'player 2' }, 'NO_LANE'],
    [{ play: 'a', lane: 1, target: 'player 2' }, 'NO_TARGET'],
    ['endTurn', 'BATTLE_FIRST'],
    [{ battle: true, player: 2 }, 'NOT_YOUR_TURN'],
  ])('%j is refused: %s', (action, code) => {
    expect(endOf({ players: { 1: { hand } }, actions: [action] }).reasons).toEqual([code]);
  });
});

describe('creatures', () => {
  test('are activated once a turn, when awake', () => {
    const { two, reasons } = endOf({
      customCards: CUSTOM,
      players: {
        1: {
          board: [
            { as: 'sniper', card: 'Sniper' },
            { as: 'sleeper', card: 'Sniper', asleep: true },
          ],
        },
        2: { board: [{ as: 'dryad', card: 'Spring Dryad' }] },
      },
      actions: [
        { activate: 'sniper', target: 'dryad' },
        { activate: 'sniper', target: 'dryad' },
        { activate: 'sleeper', target: 'dryad' },
      ],
    });
    expect(reasons).toEqual([null, 'ACTIVATED_ALREADY', 'ASLEEP']);
    expect(lanes(two)).toEqual(['1 Spring Dryad 4/2']);
  });

  test('move to an empty lane within reach, and Flank answers', () => {
    const { one, reasons } = endOf({
      customCards: CUSTOM,
      players: { 1: { board: [{ as: 'scout', card: 'Scout' }, 'Nexus Core'] } },
      actions: [
        { move: 'scout', lane: 2 },
        { move: 'scout', lane: 4 },
        { move: 'scout', lane: 3 },
        { move: 'scout', lane: 1 },
        { move: 'Nexus Core', lane: 1 },
      ],
    });
    expect(reasons).toEqual(['LANE_OCCUPIED', 'TOO_FAR', null, 'MOVED_ALREADY', 'NO_MOBILITY']);
    expect(lanes(one)).toEqual(['2 Nexus Core 0/15', '3 Scout 3/4']);
  });

  test('Assault, Upgrade and Raid have their moments', () => {
    const { one, two } = endOf({
      customCards: CUSTOM,
      players: {
        1: {
          hand: [{ as: 'raider', card: 'Raider' }],
          board: [
            { card: 'Nexus Core', lane: 1 },
            { card: 'Scout', lane: 2 },
            { card: 'Scout', lane: 3 },
          ],
        },
      },
      actions: [{ play: 'raider', lane: 1 }, 'battle', 'endTurn'],
    });
    expect(lanes(one)[0]).toBe('1 Raider 2/11');
    expect(two.health).toBe(120 - 2 - 2 - 2 - 7);
  });
});

describe('turns', () => {
  test('end with five new cards; what lasts a turn is over', () => {
    const { one, two } = endOf({
      players: {
        1: {
          hand: [{ as: 'brand', card: 'Lightning Brand' }, 'Dreadbolt'],
          deck: ['Nexus Core', 'Pyre Song', 'Spring Dryad', 'Echowisp', 'Stag of Lys', 'Dreadbolt'],
          board: [{ as: 'dryad', card: 'Spring Dryad' }],
        },
      },
      actions: [{ play: 'brand', target: 'dryad' }, 'battle', 'endTurn'],
    });
    expect(one.hand).toEqual([
      'Nexus Core L1',
      'Pyre Song L1',
      'Spring Dryad L1',
      'Echowisp L1',
      'Stag of Lys L1',
    ]);
    expect(one.discard).toEqual(['Lightning Brand L2', 'Dreadbolt L1']);
    expect(lanes(one)).toEqual(['1 Spring Dryad 4/4']);
    expect(two).toMatchObject({ health: 115, plays: 2 });
  });

  test('gain a rank every fourth time: the discard pile is shuffled in, and draws are random', () => {
    const { one } = endOf({
      players: {
        1: {
          turnsTaken: 3,
          battled: true,
          deck: ['Echowisp'],
          discard: ['Dreadbolt L2', 'Pyre Song'],
        },
      },
      actions: ['endTurn'],
      decisions: ['Pyre Song', 'Dreadbolt'],
    });
    expect(one).toMatchObject({ rank: 2, discard: [], deck: 0 });
    expect(one.hand).toEqual(['Pyre Song L1', 'Dreadbolt L2', 'Echowisp L1']);
  });

  test('Ancestral Echoes works this turn and the next of its player', () => {
    const body = {
      players: {
        1: {
          battled: true,
          hand: ['Ancestral Echoes'],
          board: [{ as: 'core', card: 'Nexus Core' }],
        },
        2: {},
      },
    };
    const turn = ['battle', 'endTurn'];
    const first = [{ play: 'Ancestral Echoes' }, 'endTurn', ...turn];
    expect(lanes(endOf({ ...body, actions: first }).one)).toEqual(['1 Nexus Core 1/17']);
    const second = [...first, ...turn, ...turn];
    expect(lanes(endOf({ ...body, actions: second }).one)).toEqual(['1 Nexus Core 2/19']);
    const third = [...second, ...turn];
    expect(lanes(endOf({ ...body, actions: third }).one)).toEqual(['1 Nexus Core 2/19']);
  });

  test('are over with the game', () => {
    const body = { actions: ['concede', 'battle'] };
    expect(endOf(body).reasons).toEqual([null, 'GAME_OVER']);
    expect(resolve(body).result).toBe('player 2 wins');
  });
});

describe('everything that other rule systems have', () => {
  const choosing = {
    players: {
      1: { hand: [{ as: 'mender', card: 'Toorgmai Mender' }] },
      2: { board: [{ as: 'stag', card: 'Stag of Lys' }] },
    },
    actions: [{ play: 'mender', lane: 1 }, 'battle'],
  };

  test('pauses at an interactive trigger and goes on', () => {
    const { pending, state: paused } = resolve(choosing);
    expect(pending).toMatchObject({ name: 'choose' });
    const { state, trace } = resolve({ state: paused, decide: 'stag' });
    const whole = resolve({ ...choosing, decisions: ['stag'] });
    expect(state).toEqual(whole.state);
    expect(trace.at(-1)).toEqual(whole.trace.at(-1));
  });

  test('takes its own full state back', () => {
    const { state } = resolve({ ...choosing, decisions: ['stag'] });
    expect(resolve({ state, actions: [] }).state).toEqual(state);
  });

  test('lists legal actions that are legal, in words', () => {
    const { players } = choosing;
    const { actions } = ask('actions', { players }) as unknown as {
      actions: { action: never; text: string }[];
    };
    expect(actions.map(({ text }) => text)).toContain('play mender into lane 3');
    for (const { action } of actions) {
      const [reason] = endOf({ players, actions: [action], decisions: [] }).reasons;
      expect(reason).toBeNull();
    }
  });

  test.each([
    ['cards', { name: 'dreadbolt' }, 'dreadbolt'],
    ['rules', { id: 'BATCH-piles' }, 'BATCH-piles'],
    ['patches', {}, 'batch:1'],
  ] as const)('%s are listed', (name, body, id) => {
    expect(JSON.stringify(ask(name, body))).toContain(`"${id}"`);
  });

  test('works out exact chances', () => {
    const body = {
      players: {
        1: { hand: [{ as: 'bolt', card: 'Dreadbolt' }] },
        2: { board: [{ as: 'glutton', card: 'Graveborn Glutton' }] },
      },
      actions: [{ play: 'bolt', target: 'glutton' }],
      random: 'enumerate',
      expect: [{ player: 1, health: { atLeast: 116, atMost: 119 } }],
    };
    expect(ask('verify', body)).toMatchObject({ pass: true });
  });

  test.each([
    [{ players: { 1: { hand: ['Dreadbold'] } } }, 'UNKNOWN_CARD'],
    [{ players: { 1: { board: ['Dreadbolt'] } } }, 'WRONG_CARD_TYPE'],
    [{ players: { 1: { board: [{ card: 'Nexus Core', lane: 6 }] } } }, 'TOO_LARGE'],
    [{ players: { 1: { board: [{ card: 'Nexus Core', level: 4 }] } } }, 'TOO_LARGE'],
    [{ patch: '2' }, 'UNKNOWN_PATCH'],
    [{ actions: ['attack'] }, 'UNKNOWN_ACTION'],
    [{ actions: [{ move: 'player 1' }] }, 'REQUIRED'],
    [
      { customCards: [{ id: 'x', name: 'X', type: 'SPELL', play: [{ win: true }] }] },
      'UNKNOWN_VALUE',
    ],
  ])('%j is a problem: %s', (body, code) => {
    expect(codesOf('resolve', body)).toContain(code);
  });
});
