import { describe, expect, it } from 'vitest';
import { ask, refusal } from './support/ask.js';

const ZILLIAX = { id: 'BOT_548', name: 'Zilliax', since: '12.0' };
const STUDENT = { id: 'SCH_199', name: 'Transfer Student', since: '18.0' };

describe('a card that came later than the edition', () => {
  it('is used like any other, and the answer says when it came', () => {
    const players = { 1: { hand: ['Zilliax'] } };
    const patch = '10.0';
    expect(ask('resolve', { patch, players })).toMatchObject({ laterCards: [ZILLIAX] });
    expect(
      ask('verify', { patch, players, expect: [{ player: 1, hand: ['Zilliax'] }] }),
    ).toMatchObject({
      pass: true,
      laterCards: [ZILLIAX],
    });
    expect(ask('resolve', { players, patch: '12.0' })).not.toHaveProperty('laterCards');
  });

  it('is held to the same rule where its text is not known', () => {
    const patch = '10.0';
    const players = { 1: { hand: ['Transfer Student'] } };
    expect(ask('resolve', { patch, players })).toMatchObject({
      laterCards: [STUDENT],
      unknownCards: [{ id: 'SCH_199' }],
    });
    const board = { patch, players: { 1: { board: ['Transfer Student'] } } };
    expect(refusal(board, 'resolve').errors).toMatchObject([
      { code: 'UNKNOWN_CARD', message: expect.stringContaining('came with patch 18.0') },
    ]);
    expect(ask('resolve', { ...board, unknownText: 'ignore' })).toMatchObject({
      laterCards: [STUDENT],
    });
  });

  it('is not told of for an enchantment of its alone', () => {
    const players = { 1: { board: [{ card: 'Wisp', enchantments: ['DRG_302e'] }] } };
    expect(ask('resolve', { players })).not.toHaveProperty('laterCards');
  });
});
