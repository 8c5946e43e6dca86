import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/scenario/oracle.js';
import { ask, resolve } from '../scenario/support/ask.js';

/** A draw that nothing answers: the trace has the effect, and no event. */
const DRAW = {
  players: {
    1: { hand: ['Arcane Intellect'], deck: ['Wisp', 'Wisp', 'Wisp'], mana: 10 },
    2: { board: ['Chillwind Yeti'] },
  },
  actions: [{ play: 'Arcane Intellect' }],
};

function says(expectation: Json, scenario: object = DRAW): readonly [pass: boolean, text: string] {
  const { expectations } = ask('verify', { ...scenario, expect: [expectation] } as never);
  const [report] = expectations;
  return [report!.pass, report!.message];
}

describe('expectations about an event that nothing answers', () => {
  test('look at what happened, and not at who answered', () => {
    const [pass, text] = says({ never: 'event DRAW' });
    expect(pass).toBe(false);
    expect(text).toContain('event DRAW of Arcane Intellect (8), about Wisp');
    expect(text).toContain('nothing answers it');
    expect(says({ happens: 'event DRAW' })[0]).toBe(true);
    expect(says({ count: 'event DRAW', is: 2 })[0]).toBe(true);
    expect(says({ never: 'event DISCARD' })[0]).toBe(true);
  });

  test('know where and when it happened', () => {
    expect(
      says({ happens: { name: 'DRAW', kind: 'event', within: 'phase Spell Text Phase' } })[0],
    ).toBe(true);
    expect(says({ never: { name: 'DRAW', kind: 'event', within: 'phase On Play Phase' } })[0]).toBe(
      true,
    );
    expect(says({ before: ['event DRAW #1', 'effect Draw #2', 'event DRAW #2'] })[0]).toBe(true);
    const hand = (size: number): Json => [{ player: 1, hand: size }];
    expect(says({ after: 'event DRAW #1', expect: hand(1) })[0]).toBe(true);
    expect(says({ after: 'event DRAW #2', expect: hand(2) })[0]).toBe(true);
  });

  test('hold on every path of chance', () => {
    const shots = {
      ...DRAW,
      players: { ...DRAW.players, 1: { hand: ['Arcane Missiles'], mana: 10 } },
      actions: [{ play: 'Arcane Missiles' }],
    };
    expect(says({ always: [{ count: 'event DAMAGE', is: 3 }] }, shots)[0]).toBe(true);
    expect(says({ always: [{ never: 'event DAMAGE' }] }, shots)[0]).toBe(false);
  });

  test('leave the trace as it is', () => {
    const resolved = resolve(DRAW);
    const verified = ask('verify', { ...DRAW, expect: [{ happens: 'event DRAW' }] });
    expect(verified.traceHash).toBe(resolved.traceHash);
    expect(verified.trace).toEqual(resolved.trace);
    expect(resolved.trace.filter(({ name }) => name === 'DRAW')).toEqual([]);
  });
});
