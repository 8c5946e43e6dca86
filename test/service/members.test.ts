import { describe, expect, test } from 'vitest';
import { memberText, parsedWhenRead } from '../../src/service/core/members.js';
import { memberOf, writeResult } from '../../src/service/graphql/json-text.js';

interface Answer {
  readonly status: string;
  readonly state: unknown;
  readonly trace: unknown;
  readonly boards?: unknown;
}

/** With spaces, so that a text that was parsed and written again is seen to be. */
const MEMBERS = { status: '"COMPLETE"', state: '{ "title": "$& \\" {" }', trace: '[ 1, 2 ]' };

describe('an answer that came member by member', () => {
  const answer = parsedWhenRead<Answer>(MEMBERS);

  test('is read like any other', async () => {
    expect(answer.status).toBe('COMPLETE');
    expect(answer.state).toEqual({ title: '$& " {' });
    expect(answer.boards).toBeUndefined();
    expect({ ...answer }).toEqual({ status: 'COMPLETE', state: answer.state, trace: [1, 2] });
    expect(await Promise.resolve(answer)).toBe(answer);
  });

  test('is parsed once, however often the same members are answered', () => {
    expect(parsedWhenRead<Answer>(MEMBERS).state).toBe(answer.state);
    expect(parsedWhenRead<Answer>({ ...MEMBERS }).state).not.toBe(answer.state);
  });

  test('knows its texts; one that came as a whole has none', () => {
    expect(memberText(answer, 'trace')).toBe(MEMBERS.trace);
    expect(memberText(answer, 'constructor')).toBeUndefined();
    expect(memberText({ trace: [] }, 'trace')).toBeUndefined();
  });
});

describe('a result', () => {
  const answer = parsedWhenRead<Answer>(MEMBERS);

  test('has the texts of members where they belong, untouched', () => {
    const data = { a: { trace: memberOf(answer, 'trace') }, b: [memberOf(answer, 'state')] };
    expect(writeResult({ data })).toBe(
      `{"data":{"a":{"trace":${MEMBERS.trace}},"b":[${MEMBERS.state}]}}\n`,
    );
  });

  test('is written anew each time', () => {
    const data = { state: memberOf(answer, 'state') };
    expect(writeResult({ data })).toBe(writeResult({ data }));
  });

  test('leaves alone what only looks like a place', () => {
    const seen: unknown = JSON.parse(JSON.stringify({ trace: memberOf(answer, 'trace') }));
    expect(seen).toEqual({ trace: expect.stringMatching(/^json:[\w-]+:\d+$/) });
    const data = { name: 'json:0:0', trace: memberOf(answer, 'trace') };
    expect(writeResult({ data })).toBe(`{"data":{"name":"json:0:0","trace":${MEMBERS.trace}}}\n`);
  });

  test('of values that came as a whole is what JSON writes', () => {
    const data = { state: memberOf({ state: { title: 'x' } }, 'state') };
    expect(writeResult({ data })).toBe('{"data":{"state":{"title":"x"}}}\n');
  });
});
