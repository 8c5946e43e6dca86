import { describe, expect, it } from 'vitest';
import { poolOf } from '../../src/rulesets/hearthstone/cards/registry.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { ask, type Body, refusal } from './support/ask.js';

const PATCH = '23.0';
const unknown = poolOf(editionOf(PATCH)).cards.find(
  ({ known, definition: { type, keywords, chooseOne } }) =>
    !known && type === 'MINION' && keywords === undefined && chooseOne === undefined,
)!;
const { id, attack, health } = unknown.definition;

const board = (players: Body, more: Body = {}): Body => ({ patch: PATCH, players, ...more });

interface Resolved {
  readonly unknownCards?: readonly { readonly id: string }[];
  readonly trace: readonly { readonly name: string; readonly rules?: readonly string[] }[];
}

const resolved = (body: Body): Resolved => ask('resolve', { ...body, trace: 'FULL' }) as never;

describe('a card whose text is not known', () => {
  it('lies in a hand and does what is printed when it is played, which the trace says', () => {
    const sides = { 1: { hand: [{ as: 'card', card: id }], mana: 10 } };
    const expected = [{ entity: 'card', attack: attack!, health: health! }];
    expect(
      ask('verify', board(sides, { actions: [{ play: 'card' }], expect: expected })),
    ).toMatchObject({ pass: true, unknownCards: [{ id }] });
    const { trace } = resolved(board(sides, { actions: [{ play: 'card' }] }));
    expect(trace.filter(({ name }) => name === 'text not known')).toHaveLength(1);
  });

  it('makes an expectation that does not hold not known', () => {
    const sides = { 1: { hand: [{ as: 'card', card: id }], mana: 10 } };
    const body = (expected: Body[]): Body =>
      board(sides, { actions: [{ play: 'card' }], expect: expected });
    const dead = [{ entity: 'card', zone: 'GRAVEYARD' }];
    expect(ask('verify', body(dead))).toMatchObject({
      pass: false,
      verdict: 'NOT_KNOWN',
      unknownCards: [{ id }],
    });
    const inPlay = [{ entity: 'card', zone: 'PLAY' }];
    expect(ask('verify', body(inPlay))).toMatchObject({ pass: true, verdict: 'HOLDS' });
    const known = { 1: { hand: [{ as: 'card', card: 'Wisp' }] } };
    const wisp = board(known, { actions: [{ play: 'card' }], expect: dead });
    expect(ask('verify', wisp)).toMatchObject({ pass: false, verdict: 'FAILS', notes: [] });
  });

  it('is no matter where what is expected holds without the actions too: that is a note', () => {
    const sides = { 1: { hand: [{ as: 'card', card: 'Wisp' }] } };
    const expected = [{ entity: 'hero 1', damage: 0 }];
    const body = board(sides, { actions: [{ play: 'card' }], expect: expected });
    expect(ask('verify', body)).toMatchObject({
      verdict: 'HOLDS',
      notes: ['everything that the scenario expects holds without its actions too.'],
    });
  });

  it('is not spoken of before its text would matter', () => {
    const sides = { 1: { deck: [id] }, 2: { deck: [id] } };
    const { trace, unknownCards } = resolved(board(sides, { actions: ['endTurn'] }));
    expect(trace.filter(({ name }) => name === 'text not known')).toHaveLength(0);
    expect(unknownCards).toMatchObject([{ id }]);
  });

  it('is refused in play unless its text is to be ignored', () => {
    const sides = { 1: { board: [id] } };
    expect(refusal(board(sides), 'resolve').errors).toMatchObject([
      { code: 'UNKNOWN_CARD', pointer: '/players/1/board/0' },
    ]);
    expect(resolved(board(sides, { unknownText: 'ignore' })).unknownCards).toMatchObject([{ id }]);
    expect(refusal(board(sides, { unknownText: 'ignroe' }), 'resolve').errors).toMatchObject([
      { code: 'UNKNOWN_CARD' },
      { code: 'UNKNOWN_VALUE', pointer: '/unknownText', nearest: ['ignore'] },
    ]);
  });
});
