import { describe, expect, test } from 'vitest';
import { BATCH } from '../../src/rulesets/batch/ruleset.js';
import { ask } from './support.js';

describe('the layers above a rule system', () => {
  test('mirror the owners and lanes of this game', () => {
    const { expect: after, players } = BATCH.setup.mirror!({
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

describe('explain tells why a trigger did or did not happen', () => {
  const summaryOf = (body: Parameters<typeof ask>[1]): unknown => ask('explain', body).summary;

  test('it reacted and was processed', () => {
    const players = { 1: { board: [{ as: 'dryad', card: 'Spring Dryad' }], hand: ['Nexus Core'] } };
    const actions = [{ play: 'Nexus Core', lane: 3 }];
    const { summary, lines } = ask('explain', {
      players,
      actions,
      explain: 'dryad',
    }) as unknown as {
      summary: string;
      lines: { kind: string; name: string; rule: string }[];
    };
    expect(summary).toBe(
      'Spring Dryad L1 (dryad) triggered once. What came of it: Spring Dryad L1 (dryad) gives Spring Dryad L1 (dryad) +1/+1.',
    );
    expect(lines.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'check reacts',
      'trigger Trigger',
      'effect Boost',
      'event Health Gained',
    ]);
    expect(lines.every(({ rule }) => rule !== '')).toBe(true);
  });

  test('it would have asked a player whose turn it is not', () => {
    const explained = summaryOf({
      customCards: [
        {
          id: 'help',
          name: 'Help',
          type: 'SPELL',
          play: [{ spawn: 'scourge-knights', lane: { lane: 2 }, who: 'OPPONENT' }],
        },
      ],
      players: {
        1: { hand: ['Help'], board: ['Spring Dryad'] },
        2: {
          board: [
            { card: 'Nexus Core', lane: 1 },
            { card: 'Nexus Core', lane: 3 },
          ],
        },
      },
      actions: [{ play: 'Help' }],
      explain: 'lane 2 of player 2',
    });
    expect(explained).toContain('did not trigger.');
    expect(explained).toContain('asks for a choice of a player whose turn it is not');
  });

  test('it had died before (BATCH-FAQ-tarsus-b)', () => {
    const explained = summaryOf({
      turn: { player: 2 },
      players: {
        1: {
          board: [
            { as: 'tarsus', card: 'Tarsus Deathweaver', lane: 1 },
            { card: 'Grove Matriarch', lane: 2 },
          ],
        },
        2: {
          board: [
            { card: 'Vengeful Spirit', lane: 5 },
            { card: 'Swampmoss Lurker', lane: 4 },
          ],
        },
      },
      actions: ['battle'],
      explain: 'tarsus',
    });
    expect(explained).toContain('was not alive when it happened');
  });
});
