import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_LIMITS, readBoardCode } from '../../src/scenario/board-code/read.js';
import { boardCode, codeInAddress } from '../../src/scenario/board-code/write.js';
import type { JsonObject } from '../../src/scenario/oracle.js';

const JUGGLER = {
  patch: '10.0',
  players: {
    1: { board: [{ as: 'juggler', card: 'Knife Juggler', damage: 1, taunt: true }], weapon: null },
    2: { hand: ["Vol'jin", 'Dr. Boom'], deck: [] },
  },
  actions: [{ play: 'Dr. Boom' }, 'endTurn'],
};
const CODE =
  "1.patch:'10.0',players:(1:(board:!((as:juggler,card:Knife_Juggler,damage:1,taunt:!t)),weapon:!n)," +
  "2:(hand:!('Vol!'jin',Dr._Boom),deck:!())),actions:!((play:Dr._Boom),endTurn)";

const json = fc.dictionary(
  fc.string({ unit: 'binary', maxLength: 8 }).filter((key) => key !== '__proto__'),
  fc.jsonValue({ maxDepth: 5 }),
  { maxKeys: 6 },
) as fc.Arbitrary<JsonObject>;

/** As JSON has it: no negative zero, no keys of an object's own making. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a board code', () => {
  test('is one line that people can read', () => {
    expect(boardCode(JUGGLER)).toBe(CODE);
    expect(readBoardCode(CODE)).toEqual({ ok: true, scenario: JUGGLER });
  });

  test('says the same when it is read again, whatever it says', () => {
    fc.assert(
      fc.property(json, (scenario) => {
        if (JSON.stringify(scenario).includes('"__proto__"')) return;
        const code = boardCode(scenario);
        expect(code).toMatch(/^\P{Cc}*$/u);
        if (code.length > CODE_LIMITS.length) return;
        expect(readBoardCode(code)).toEqual({ ok: true, scenario: plain(scenario) });
        expect(JSON.stringify(readBoardCode(code))).toBe(
          JSON.stringify({ ok: true, scenario: plain(scenario) }),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  test('comes through an address unchanged', () => {
    fc.assert(
      fc.property(json, (scenario) => {
        const code = boardCode(scenario);
        const { searchParams } = new URL(`http://localhost/play?b=${codeInAddress(code)}`);
        expect(searchParams.get('b')).toBe(code);
      }),
    );
    expect(codeInAddress(CODE)).not.toMatch(/%(?!27)/);
  });

  test('that is none is told by its place', () => {
    const wrong = [
      ['', 0, 'begins with "1."'],
      ['2.a:1', 0, 'begins with "1."'],
      ['1.a', 3, '":" after the name of a field was expected, and there is the end'],
      ['1.a:', 4, 'a value was expected'],
      ['1.a:(b:1', 8, '"," or ")"'],
      ['1.a:!(1,', 8, 'a value was expected'],
      ["1.a:'x", 6, 'the closing'],
      ["1.a:'!u12'", 6, 'four hexadecimal digits'],
      ['1.a:!x', 5, 'after "!"'],
      ['1.a:1,a:2', 6, 'the field "a" is there twice'],
      ["1.'!_!_proto!_!_':1", 2, 'no field is called'],
      ['1.a:1e999', 4, 'too large'],
      ['1.a:01', 5, '"," or the end'],
      ['1.a:1)', 5, '"," or the end'],
      [`1.a:${'!('.repeat(40)}`, 4 + 2 * 32, 'nested too deep'],
      [`1.a:${'x'.repeat(20_000)}`, CODE_LIMITS.length, 'at most'],
    ] as const;
    for (const [code, at, message] of wrong) {
      const read = readBoardCode(code);
      expect(read).toMatchObject({ ok: false, at });
      expect('message' in read && read.message).toContain(message);
    }
  });

  test('that was changed anywhere is read or refused, and never breaks anything', () => {
    const signs = ['(', ')', '!', "'", ',', ':', '_', '0', 'e', '-', '.', '\u0000', '\ud800', 'é'];
    fc.assert(
      fc.property(
        fc.nat(CODE.length),
        fc.nat(3),
        fc.array(fc.constantFrom(...signs), { maxLength: 4 }),
        (at, cut, put) => {
          const changed = CODE.slice(0, at) + put.join('') + CODE.slice(at + cut);
          const read = readBoardCode(changed);
          if (!read.ok) expect(read.at).toBeLessThanOrEqual(changed.length);
          else expect(readBoardCode(boardCode(read.scenario))).toEqual(read);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
