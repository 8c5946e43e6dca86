import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBody } from '../../src/service/body/parse-body.js';
import { LIMITS } from '../../src/service/limits.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const json = (text: string) => parseBody(bytes(text), 'json');
const yaml = (text: string) => parseBody(bytes(text), 'yaml');

const codeOf = (parsed: ReturnType<typeof parseBody>): string | null =>
  parsed.ok ? null : parsed.problem.code;
const errorsOf = (parsed: ReturnType<typeof parseBody>) =>
  parsed.ok ? [] : (parsed.problem.errors ?? []).map(({ code, pointer }) => `${code} ${pointer}`);

const arrays = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const flow = (depth: number): string => `${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`;
const block = (depth: number): string =>
  `${Array.from({ length: depth }, (_, i) => `${' '.repeat(i)}a:`).join('\n')} 1`;

describe('depth', () => {
  const { depth } = LIMITS.body;

  test.each([
    ['arrays', arrays],
    ['objects', objects],
  ])('%s in JSON are taken to the limit and refused above', (_, nest) => {
    expect(codeOf(json(nest(depth)))).toBeNull();
    for (const deeper of [depth + 1, 1_000, 100_000]) {
      expect(codeOf(json(nest(deeper)))).toBe('BODY_TOO_DEEP');
    }
  });

  test.each([
    ['flow', flow],
    ['block', block],
    ['list', (n: number) => `${'- '.repeat(n)}a`],
  ])('%s collections in YAML are taken to the limit and refused above', (_, nest) => {
    expect(codeOf(yaml(nest(depth)))).toBeNull();
    for (const deeper of [depth + 1, 300]) expect(codeOf(yaml(nest(deeper)))).toBe('BODY_TOO_DEEP');
  });

  test('YAML that nests without end is refused while it is read', () => {
    for (const text of ['- '.repeat(30_000), '['.repeat(60_000), '? '.repeat(30_000)]) {
      expect(codeOf(yaml(text))).toBe('BODY_TOO_DEEP');
    }
  });

  test('brackets in texts do not count', () => {
    expect(codeOf(json(JSON.stringify({ a: '[['.repeat(500), b: '\\"[[[' })))).toBeNull();
  });
});

describe('a key that is there twice', () => {
  test.each([
    ['{"a":1,"a":1}', '/a', 'line 1, column 8'],
    ['{"a":{"b":1},\n "c":[0,{"x":[],"y":"a:b","x":2}]}', '/c/1/x', 'line 2, column 27'],
    ['{"a":1,"\\u0061":2}', '/a', 'line 1, column 8'],
    ['[[],[{"":0,"" : 1}]]', '/1/0/', 'line 1, column 12'],
    ['{"1":0,"b":"\\"1\\":","1":0}', '/1', 'line 1, column 21'],
  ])('is refused: %s', (text, pointer, place) => {
    const parsed = json(text);
    expect([codeOf(parsed), errorsOf(parsed)]).toEqual([
      'INVALID_BODY',
      [`REPEATED_KEY ${pointer}`],
    ]);
    expect(parsed.ok ? '' : parsed.problem.detail).toContain(place);
  });

  test('may be there once in each object, and as a text', () => {
    const text = '[{"a":{"a":"a"},"b":["a","a"]},{"a":":"},{"toString":1,"constructor":2}]';
    expect(codeOf(json(text))).toBeNull();
  });

  test('is found wherever it is, and nowhere else', () => {
    // No key ends with a backslash: V8 13.6 (Node 24) takes an escaped quote for one that it has met before.
    const key = fc.constantFrom('a', 'b', '"', '\\a', '1', ' ', 'é:');
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(key, tie('value'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(value, key, (before, name) => {
        expect(codeOf(json(JSON.stringify({ before }, null, 1)))).toBeNull();
        const [inner, again] = [JSON.stringify(before), JSON.stringify(name)];
        const parsed = json(`[${inner},{"x":${inner},${again}:${inner},${again}:0}]`);
        expect(errorsOf(parsed)).toEqual([`REPEATED_KEY /1/${name}`]);
      }),
    );
  });
});

describe('size', () => {
  const { nodes, stringLength, noteLength } = LIMITS.body;

  test('values are counted to the limit', () => {
    const list = (n: number) => json(JSON.stringify(Array.from({ length: n }, () => 1)));
    expect(codeOf(list(nodes - 1))).toBeNull();
    expect(codeOf(list(nodes))).toBe('BODY_TOO_MANY_NODES');
    const wide = json(`[${'[],'.repeat(nodes)}[]]`);
    expect(codeOf(wide)).toBe('BODY_TOO_MANY_NODES');
  });

  test('texts are measured, notes and continuations by their own measure', () => {
    const body = (length: number) => ({ title: 'a'.repeat(length), note: 'a'.repeat(noteLength) });
    expect(codeOf(json(JSON.stringify(body(stringLength))))).toBeNull();
    expect(errorsOf(json(JSON.stringify(body(stringLength + 1))))).toEqual([
      'STRING_TOO_LONG /title',
    ]);
    expect(
      codeOf(json(JSON.stringify({ state: { continuation: 'a'.repeat(100_000) } }))),
    ).toBeNull();
  });

  test('a YAML body is smaller', () => {
    expect(codeOf(yaml(`a: ${'b'.repeat(LIMITS.body.yamlBytes)}`))).toBe('BODY_TOO_LARGE');
  });

  test('aliases that multiply are refused', () => {
    const lines = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (let i = 1; i < 9; i++) {
      const [from, to] = [String.fromCharCode(96 + i), String.fromCharCode(97 + i)];
      lines.push(`${to}: &${to} [${Array.from({ length: 9 }, () => `*${from}`).join(', ')}]`);
    }
    expect(codeOf(yaml(lines.join('\n')))).not.toBeNull();
    expect(codeOf(yaml('a: &a [*a]'))).not.toBeNull();
  });

  test('each is quick', () => {
    const hostile = [
      arrays(131_072),
      `[${'1,'.repeat(131_000)}1]`,
      `{${Array.from({ length: 45_000 }, (_, i) => `"${i}":1`).join()}}`,
      `"${'\\u0000'.repeat(43_000)}"`,
    ];
    for (const text of hostile) {
      const tries = [1, 2, 3].map(() => {
        const before = process.cpuUsage();
        expect(codeOf(json(text))).not.toBeNull();
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1_000;
      });
      expect(Math.min(...tries)).toBeLessThan(40);
    }
  });
});

describe('values', () => {
  test('all errors are reported, in the order of the body', () => {
    const text = `{"a":1e999,"b":["x\\u0000",{"c/d":"\\ud800"}],"__proto__":{},"e":"${'f'.repeat(5_000)}"}`;
    expect(errorsOf(json(text)).sort()).toEqual([
      'BAD_CHARACTER /b/0',
      'BAD_CHARACTER /b/1/c~1d',
      'FORBIDDEN_KEY /__proto__',
      'NUMBER_OUT_OF_RANGE /a',
      'STRING_TOO_LONG /e',
    ]);
  });

  test('not more errors than is useful', () => {
    const text = JSON.stringify(Array.from({ length: 500 }, () => '\0'));
    expect(errorsOf(json(text))).toHaveLength(LIMITS.body.reportedErrors);
  });

  test('whole pairs, emoji and scripts of any direction are fine', () => {
    expect(codeOf(json(JSON.stringify({ title: '🃏 שלום \u202e 你好' })))).toBeNull();
  });

  test('YAML numbers without end are refused', () => {
    expect(errorsOf(yaml('a: .inf\nb: -.inf\nc: .nan'))).toEqual([
      'NUMBER_OUT_OF_RANGE /a',
      'NUMBER_OUT_OF_RANGE /b',
      'NUMBER_OUT_OF_RANGE /c',
    ]);
  });
});

describe('YAML', () => {
  test('a scenario as people write it', () => {
    const text = [
      'title: Knife Juggler',
      'patch: "10.0"',
      'turn: { number: 11, player: 1 }',
      'players:',
      '  1:',
      '    board: # left to right',
      '      - { as: juggler, card: Knife Juggler }',
      'actions: [ endTurn ]',
    ].join('\n');
    expect(yaml(text)).toEqual({
      ok: true,
      value: {
        title: 'Knife Juggler',
        patch: '10.0',
        turn: { number: 11, player: 1 },
        players: { 1: { board: [{ as: 'juggler', card: 'Knife Juggler' }] } },
        actions: ['endTurn'],
      },
    });
  });

  test('an anchor may be used again', () => {
    expect(yaml('a: &x [1]\nb: *x')).toEqual({ ok: true, value: { a: [1], b: [1] } });
  });

  test.each([
    ['a key twice', 'a: 1\nb: 2\na: 3', /Line 3, column 1: .*"a"/],
    ['two documents', 'a: 1\n---\nb: 2', /one document/],
    ['a tag', 'a: !!binary aGVsbG8=', /Line 1, column 4/],
    ['a tag of a language', 'a: !!js/function "x"', /tag/i],
    ['a list as a key', '? [a]\n: b', /keys must be/],
    ['bad syntax', 'a: [1,\nb: }', /Line \d/],
    ['a tab', 'a:\n\t- b', /Line 2/],
  ])('%s is refused with its place', (_, text, detail) => {
    const parsed = yaml(text);
    expect(codeOf(parsed)).toBe('MALFORMED_YAML');
    expect(parsed.ok ? '' : parsed.problem.detail).toMatch(detail);
  });

  test('a directive does not change the schema', () => {
    expect(yaml('%YAML 1.1\n---\na: yes\nb: 012\nc: 2001-01-01')).toMatchObject({
      ok: true,
      value: { a: 'yes', b: 12, c: '2001-01-01' },
    });
  });
});

describe('encoding', () => {
  test('bytes that are not UTF-8 are refused, a byte order mark is not', () => {
    expect(codeOf(parseBody(new Uint8Array([0x22, 0xff, 0x22]), 'json'))).toBe('BAD_ENCODING');
    expect(codeOf(parseBody(new Uint8Array([0xef, 0xbb, 0xbf, 0x31]), 'json'))).toBeNull();
    expect(codeOf(parseBody(new Uint8Array([0xff, 0xfe, 0x31, 0]), 'json'))).toBe('BAD_ENCODING');
  });

  test('an empty body is named', () => {
    for (const text of ['', ' \n']) expect(codeOf(json(text))).toBe('BODY_REQUIRED');
  });
});
