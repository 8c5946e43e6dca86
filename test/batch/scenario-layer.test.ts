import { describe, expect, test } from 'vitest';
import { mirrored } from '../../src/scenario/conformance/mirror.js';
import { ask } from './support.js';

describe('the layers above a rule system', () => {
  test('mirror the owners and lanes of this game', () => {
    const { expect: after, players } = mirrored({
      players: { 1: { board: ['Nexus Core'] } },
      expect: [{ entity: 'lane 1 of player 1', owner: 1 }],
    });
    expect(after).toEqual([{ entity: 'lane 1 of player 2', owner: 2 }]);
    expect(players).toEqual({ 2: { board: ['Nexus Core'] } });
  });

  test('normalise a scenario for saving, and take it back', () => {
    const body = {
      players: {
        1: { hand: [{ as: 'bolt', card: 'Dreadbolt' }] },
        2: { board: [{ as: 'glutton', card: 'Graveborn Glutton' }] },
      },
      actions: [{ play: 'bolt', target: 'glutton' }],
      decisions: [3],
    };
    const saved = ask('normalise', body);
    expect(saved).toMatchObject({
      ruleset: 'batch',
      edition: '1',
      cards: ['dreadbolt', 'graveborn-glutton'],
      result: 'none',
    });
    const { state, actions, decisions } = saved;
    const again = ask('normalise', { state: state!, actions: actions!, decisions: decisions! });
    expect(again.traceHash).toBe(saved.traceHash);
  });

  test('list who died', () => {
    const { deaths } = ask('resolve', {
      players: {
        1: { hand: [{ as: 'bolt', card: 'Dreadbolt' }] },
        2: { board: [{ as: 'dryad', card: 'Spring Dryad', lane: 4 }] },
      },
      actions: [{ play: 'bolt', target: 'dryad' }],
    }) as { deaths?: unknown };
    expect(deaths).toMatchObject([{ cardId: 'spring-dryad', controller: 2, zonePosition: 4 }]);
  });
});
