import { expect, test } from 'vitest';
import type { Explanation } from '../../src/scenario/oracle.js';
import { ask, refusal, resolve } from './support/ask.js';

const BOARD = {
  players: {
    1: { board: [{ as: 'juggler', card: 'Knife Juggler' }], deck: ['Fireball'], mana: 10 },
    2: { hand: [{ as: 'imp', card: 'Wisp' }], deck: ['Fireball'] },
  },
  actions: ['endTurn', { play: 'imp' }],
};

const explained = (body: object): Explanation => ask('explain', body) as unknown as Explanation;

test('why my Knife Juggler did not throw has an answer', () => {
  const answer = explained({ ...BOARD, explain: { entity: 'juggler', event: 'after_summon' } });
  expect(answer.summary).toBe(
    "Knife Juggler (juggler) never triggered. Kept from it: Knife Juggler (juggler) answers only its own player's events (once).",
  );
  expect(answer.lines).toMatchObject([
    { kind: 'check', name: 'not queued', role: 'source', rules: ['HS-QUEUECOND'] },
  ]);
  expect(answer.lines[0]?.within.map(({ kind }) => kind)).toEqual(['sequence', 'phase', 'event']);
});

test('why it did has one too, in the words of the trace', () => {
  const body = {
    players: {
      1: { board: [{ as: 'juggler', card: 'Knife Juggler' }], hand: ['Wisp'] },
      2: {},
    },
    actions: [{ play: 'Wisp' }],
  };
  const answer = explained({ ...body, explain: 'juggler' });
  expect(answer.summary).toContain('triggered once');
  const { trace } = resolve(body);
  for (const { id, text, within } of answer.lines) {
    const line = trace.find((node) => node.id === id);
    expect(line?.text).toBe(text);
    expect(within.at(-1)?.id ?? null).not.toBe(id);
  }
  expect(answer.lines.map(({ kind }) => kind)).toContain('effect');
});

test('of somebody whom nothing concerns it says so', () => {
  const answer = explained({ players: { 1: { board: ['Wisp'] } }, explain: 'Wisp' });
  expect(answer).toMatchObject({ lines: [] });
  expect(answer.summary).toContain('nothing ever asked');
});

test('questions that make no sense are refused', () => {
  const codes = (explain: unknown): string[] =>
    (refusal({ ...BOARD, explain }, 'explain').errors ?? []).map(
      ({ pointer, code }) => `${pointer} ${code}`,
    );
  expect(codes('jugler')).toEqual(['/explain UNKNOWN_ENTITY']);
  expect(codes({ entity: 'juggler', event: 'NONSENSE' })).toEqual(['/explain/event UNKNOWN_VALUE']);
  expect(codes('Fireball')).toEqual(['/explain AMBIGUOUS_ENTITY']);
  expect(codes(true)).toEqual(['/explain WRONG_TYPE']);
});
