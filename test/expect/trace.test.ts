import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/scenario/oracle.js';
import { check, FLOOD, failure, isTrue, problem } from './support/check.js';

const DYING: Json = { entity: 'juggler', healthLeft: { atMost: 0 } };
const WHOLE: Json = { entity: 'juggler', damage: 0 };

/** Expectations that hold, each with one that must not: no check may be unable to fail. */
const PAIRS: readonly (readonly [holds: JsonObject, fails: JsonObject])[] = [
  [{ happens: 'trigger juggler' }, { happens: 'trigger yeti' }],
  [{ happens: 'damage egg' }, { happens: 'damage Black Whelp' }],
  [{ happens: 'damage juggler -> hero 1 = 1' }, { happens: 'damage juggler -> hero 1 = 2' }],
  [{ happens: 'damage flamestrike -> egg' }, { happens: 'damage egg -> flamestrike' }],
  [{ happens: 'summon Black Whelp' }, { happens: 'summon Boom Bot' }],
  [{ happens: 'Spell Text Phase' }, { happens: 'Battlecry Phase' }],
  [{ happens: 'event DAMAGE egg' }, { happens: 'event HEALING' }],
  [{ happens: 'check not queued egg' }, { happens: 'check not queued yeti' }],
  [
    { happens: { kind: 'effect', rule: 'HS-DEC1' } },
    { happens: { kind: 'phase', rule: 'HS-DEC1' } },
  ],
  [
    { happens: { name: 'Damage', source: 'juggler' } },
    { happens: { name: 'Damage', source: 'egg' } },
  ],
  [
    { happens: { name: 'damage', about: 'egg', value: 4 } },
    { happens: { name: 'damage', about: 'egg', value: 3 } },
  ],
  [
    { happens: { kind: 'trigger', entity: 'Black Whelp' } },
    { happens: { kind: 'trigger', entity: 'yeti' } },
  ],
  [
    { happens: { kind: 'trigger', within: 'trigger egg' } },
    { happens: { kind: 'trigger', within: 'trigger juggler' } },
  ],
  [
    { happens: { name: 'Death', after: 'trigger egg' } },
    { happens: { name: 'Death', before: 'trigger egg' } },
  ],
  [{ happens: 'damage #3' }, { happens: 'damage #4' }],
  [
    { happens: { name: 'Damage', about: 'egg', nth: 1 } },
    { happens: { name: 'Damage', about: 'egg', nth: 2 } },
  ],
  [{ happens: 'damage egg #last' }, { happens: 'damage yeti #last' }],
  [{ never: 'trigger yeti' }, { never: 'trigger juggler' }],
  [
    { before: ['damage egg', 'trigger egg', 'trigger juggler', 'death egg'] },
    { before: ['death egg', 'damage egg'] },
  ],
  [
    { before: ['damage', 'damage', 'damage'] },
    { before: ['damage', 'damage', 'damage', 'damage'] },
  ],
  [
    { before: ['damage egg', 'damage juggler'] },
    { before: ['damage egg', 'damage flamestrike -> egg'] },
  ],
  [{ before: ['damage egg', 'damage juggler'] }, { before: ['damage egg', 'damage yeti'] }],
  [
    { count: 'damage', is: 3 },
    { count: 'damage', is: 2 },
  ],
  [{ count: { of: 'death', is: 2 } }, { count: { of: 'death', is: 1 } }],
  [
    { count: 'death', is: { atLeast: 2, atMost: 2 } },
    { count: 'death', is: { atLeast: 3 } },
  ],
  [
    { count: 'death yeti', is: 0 },
    { count: 'death egg', is: 0 },
  ],
  [{ together: ['death egg', 'death juggler'] }, { together: ['damage egg', 'death egg'] }],
  [{ together: ['damage egg', 'damage juggler'] }, { together: ['death egg', 'death yeti'] }],
  [
    { at: 'trigger juggler', expect: [DYING] },
    { at: 'trigger juggler', expect: [WHOLE] },
  ],
  [
    { at: 'Spell Text Phase', expect: [WHOLE] },
    { at: 'Spell Text Phase', expect: [DYING] },
  ],
  [
    { after: 'Spell Text Phase', expect: [DYING] },
    { after: 'Spell Text Phase', expect: [WHOLE] },
  ],
  [
    { after: 'damage egg', expect: [WHOLE] },
    { after: 'damage juggler', expect: [WHOLE] },
  ],
  [
    { after: 'death egg', expect: [{ entity: 'egg', zone: 'GRAVEYARD' }] },
    { at: 'death egg', expect: [{ entity: 'egg', zone: 'GRAVEYARD' }] },
  ],
  [
    { during: 'Spell Text Phase', expect: [{ entity: 'egg', zone: 'PLAY' }] },
    { during: 'Spell Text Phase', expect: [WHOLE] },
  ],
  [
    { during: 'Steps #2', expect: [{ entity: 'hero 1', damage: 1 }] },
    { during: 'Steps #2', expect: [{ entity: 'egg', zone: 'PLAY' }] },
  ],
  [
    { throughout: [{ entity: 'juggler', damage: { atLeast: 0 } }] },
    { throughout: [{ entity: 'juggler', healthLeft: { atLeast: 0 } }] },
  ],
  [
    { at: 'trigger egg', expect: [{ entity: 'Black Whelp', exists: false }] },
    { at: 'trigger egg', expect: [{ entity: 'egg', exists: false }] },
  ],
  [
    { action: 1, legal: true },
    { action: 1, legal: false },
  ],
  [{ pending: null }, { pending: 'Discover' }],
];

describe('an expectation about what happened', () => {
  test.each(PAIRS)('%j holds, %j does not', (holds, fails) => {
    expect(isTrue(FLOOD, holds)).toBe(true);
    expect(isTrue(FLOOD, fails)).toBe(false);
  });

  test.each([
    [
      { happens: 'trigger yeti' },
      'expect.0.happens: expected "trigger yeti"; found it never happens',
    ],
    [
      { before: ['damage', 'damage', 'damage', 'damage'] },
      'expect.0.before.3: expected "damage"; found only 3 of it',
    ],
    [
      { before: ['death egg', 'damage egg'] },
      'expect.0.before.1: expected "death egg" before "damage egg"; found it after',
    ],
    [{ count: 'damage', is: 2 }, 'expect.0.count: expected 2 x "damage"; found 3'],
    [
      { at: 'trigger yeti', expect: [WHOLE] },
      'expect.0.at: expected "trigger yeti"; found it never happens, so it has no moment',
    ],
    [{ pending: 'Discover' }, 'expect.0.pending: expected Discover; found no open decision'],
  ] as const)('%j says what differs', (expectation, message) => {
    expect(failure(FLOOD, expectation)).toBe(message);
  });

  test('a decision that is open may be said to be of somebody', () => {
    const scarab = { players: { 1: { hand: ['Jeweled Scarab', 'Wisp'], mana: 2 } } };
    const asked = { ...scarab, actions: [{ play: 'Jeweled Scarab' }] };
    expect(isTrue(asked, { pending: 'card offered', of: 'Jeweled Scarab' })).toBe(true);
    expect(failure(asked, { pending: 'card offered', of: 'hero 1' })).toMatch(
      /^expect\.0\.of: expected card offered of hero 1; found Jeweled Scarab/,
    );
  });

  test.each([
    { never: { kind: 'trigger', within: 'Battlecry Phase' } },
    { never: { kind: 'trigger', after: { name: 'Damage', within: 'Battlecry Phase' } } },
    { count: { kind: 'trigger', before: 'Battlecry Phase' }, is: 0 },
  ])('%j does not hold where there is no such place', (expectation) => {
    expect(isTrue(FLOOD, expectation)).toBe(false);
    expect(failure(FLOOD, expectation)).toContain('found it never happens');
  });

  test('a moment that differs is told with the change that led to it', () => {
    const said = failure(FLOOD, { throughout: [WHOLE] });
    expect(said).toMatch(
      /^expect\.0\.throughout\.0\.damage: expected juggler: damage 0 throughout; found 4 /,
    );
    expect(said).toContain('DAMAGE 0 -> 4 in effect Damage');
  });

  test('every expectation of a moment is reported by itself', () => {
    const { reports } = check(FLOOD, [{ at: 'trigger juggler', expect: [DYING, WHOLE] }]);
    expect(reports.map(({ pass, path }) => [pass, path.join('.')])).toEqual([
      [true, 'expect.0.expect.0'],
      [false, 'expect.0.expect.1.damage'],
    ]);
  });

  test.each([
    [{ happens: 'triger juggler' }, 'UNKNOWN_NODE expect.0.happens trigger juggler'],
    [{ happens: 'trigger jugler' }, 'UNKNOWN_NODE expect.0.happens juggler'],
    [{ happens: 'phase Spel Text Phase' }, 'UNKNOWN_NODE expect.0.happens Spell Text Phase'],
    [{ happens: 'damage egg2' }, 'UNKNOWN_ENTITY expect.0.happens egg'],
    [{ happens: 'damage egg -> jugler' }, 'UNKNOWN_ENTITY expect.0.happens juggler'],
    [{ happens: 'damage a -> b -> c' }, 'UNKNOWN_ENTITY expect.0.happens'],
    [{ happens: 'egg' }, 'UNKNOWN_NODE expect.0.happens'],
    [{ happens: '' }, 'UNKNOWN_NODE expect.0.happens'],
    [{ happens: {} }, 'WRONG_TYPE expect.0.happens'],
    [{ happens: 3 }, 'WRONG_TYPE expect.0.happens'],
    [{ happens: { kind: 'fase' } }, 'UNKNOWN_NODE expect.0.happens.kind phase'],
    [{ happens: { kind: 'phase', name: 'Damage' } }, 'UNKNOWN_NODE expect.0.happens.name'],
    [{ happens: { name: 'Damge' } }, 'UNKNOWN_NODE expect.0.happens.name DAMAGE Damage'],
    [
      { happens: { kind: 'phase', rule: 'HS-R4' } },
      'UNKNOWN_RULE expect.0.happens.rule HS-R4a HS-R4b HS-R4c',
    ],
    [{ happens: { kind: 'effect', value: '4' } }, 'WRONG_TYPE expect.0.happens.value'],
    [{ happens: { kind: 'effect', abut: 'egg' } }, 'UNKNOWN_FIELD expect.0.happens.abut about'],
    [
      { happens: { kind: 'effect', within: 'phas Death Phase' } },
      'UNKNOWN_NODE expect.0.happens.within phase Death Phase',
    ],
    [{ never: 'damage nobody' }, 'UNKNOWN_ENTITY expect.0.never'],
    [{ never: 'damage egg', expect: [] }, 'UNKNOWN_FIELD expect.0.expect'],
    [{ before: ['damage egg'] }, 'WRONG_TYPE expect.0.before'],
    [{ count: 'damage' }, 'WRONG_TYPE expect.0.is'],
    [{ count: 'damage', is: -1 }, 'WRONG_TYPE expect.0.is'],
    [{ count: 'damage', is: { atLeast: 0 } }, 'WRONG_TYPE expect.0.is'],
    [{ count: 'damage', is: { atLeast: 1, most: 2 } }, 'WRONG_TYPE expect.0.is'],
    [{ count: { of: 'damage', is: 1 }, is: 1 }, 'UNKNOWN_FIELD expect.0.is'],
    [{ at: 'damage egg' }, 'WRONG_TYPE expect.0.expect'],
    [{ at: 'damage egg', expect: [] }, 'WRONG_TYPE expect.0.expect'],
    [{ at: 'damage egg', expect: [{ happens: 'damage egg' }] }, 'UNKNOWN_FIELD expect.0.expect.0'],
    [{ throughout: [] }, 'WRONG_TYPE expect.0.throughout'],
    [{ action: 2, legal: true }, 'WRONG_TYPE expect.0.action'],
    [
      { action: 1, illegal: 'REQ_TARGET_TAUNT' },
      'UNKNOWN_VALUE expect.0.illegal REQ_TARGET_TAUNTER',
    ],
    [{ action: 1 }, 'WRONG_TYPE expect.0'],
    [{ action: 1, legal: 'yes' }, 'WRONG_TYPE expect.0.legal'],
    [{ pending: 3 }, 'WRONG_TYPE expect.0.pending'],
  ] as const)('%j makes no sense and is never silently true', (expectation, said) => {
    expect(problem(FLOOD, expectation)).toBe(said);
  });
});

describe('an illegal action', () => {
  const yeti = { 1: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] } };
  const taunt = { 2: { board: [{ as: 'guard', card: 'Goldshire Footman' }] } };
  const scenario: JsonObject = {
    players: { ...yeti, ...taunt },
    actions: [
      { attack: 'yeti', target: 'hero 2' },
      { attack: 'yeti', target: 'guard' },
    ],
  };

  test('is expected with its reason, and the next one follows', () => {
    expect(isTrue(scenario, { action: 1, illegal: 'REQ_TARGET_TAUNTER' })).toBe(true);
    expect(isTrue(scenario, { action: 1, illegal: 'REQ_YOUR_TURN' })).toBe(false);
    expect(isTrue(scenario, { action: 2, legal: true })).toBe(true);
    expect(isTrue(scenario, { entity: 'guard', zone: 'GRAVEYARD' })).toBe(true);
  });
});
