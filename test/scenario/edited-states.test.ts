import { describe, expect, it } from 'vitest';
import { ask, type Body } from './support/ask.js';

interface Entity {
  readonly cardId: string;
  readonly tags: Record<string, number>;
}

interface State {
  readonly entities: readonly Entity[];
  readonly stale: Body;
  readonly players: readonly { readonly board: readonly { readonly attack: number }[] }[];
}

interface Answer {
  readonly state: State;
  readonly trace: readonly { readonly name: string }[];
}

const resolved = (body: Body): Answer => ask('resolve', body) as never;
const attacks = ({ state }: Answer): number[] =>
  Object.values(state.players)[0]!.board.map(({ attack }) => attack);

const given = resolved({
  patch: '10.0',
  players: { 1: { board: ['Stormwind Champion', 'Wisp'] } },
}).state;

/** The Champion is silenced by hand, and nothing else is said of that. */
function silenced(): State {
  const state = structuredClone(given);
  state.entities.find(({ cardId }) => cardId === 'CS2_222')!.tags.SILENCED = 1;
  return state;
}

describe('a full state that somebody has edited', () => {
  it('is told what the next Aura Updates make of it', () => {
    const answer = resolved({ state: silenced(), actions: [] } as never);
    expect(answer.trace.map(({ name }) => name)).toEqual(['Aura Update (Health/Attack)']);
    expect(attacks(answer)).toEqual([6, 1]);
  });

  it('is left as it is where nothing is asked', () => {
    const answer = resolved({ state: silenced() } as never);
    expect(answer.trace).toEqual([]);
    expect(attacks(answer)).toEqual([6, 2]);
  });

  it('is looked at anew as a whole, though its `stale` came back unchanged', () => {
    const state = silenced();
    expect(state.stale).toEqual(given.stale);
    expect(attacks(resolved({ state, actions: ['endTurn'] } as never))).toEqual([6, 1]);
    const { of: _, ...said } = state.stale as Record<string, unknown>;
    const trusted = { ...state, stale: said };
    expect(resolved({ state: trusted, actions: [] } as never).trace).toEqual([]);
  });

  it('comes back unchanged where it is as it should be', () => {
    const answer = resolved({ state: given, actions: [] } as never);
    expect(answer.trace).toEqual([]);
    expect(answer.state).toEqual(given);
  });
});

describe('a check among the actions', () => {
  const players = {
    1: {
      hand: [
        { as: 'bomber', card: 'Mad Bomber' },
        { as: 'wisp', card: 'Wisp' },
      ],
    },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  };
  const board = (damage: number): Body => ({
    players,
    actions: [
      { play: 'bomber' },
      { check: [{ entity: 'yeti', damage }] },
      { play: 'wisp' },
      { check: [{ entity: 'wisp', zone: 'PLAY' }] },
    ],
  });
  const goOn = (damage: number): { readonly pass: boolean } => {
    const { state } = ask('resolve', board(damage)) as { readonly state: Body };
    const { continuation } = state as { readonly continuation: string };
    const decisions = ['yeti', 'yeti', 'yeti'];
    return ask('verify', { continuation, decisions, expect: [] } as never) as never;
  };

  it('is held when a run that waits for a decision before it goes on', () => {
    expect(goOn(3).pass).toBe(true);
    expect(goOn(2).pass).toBe(false);
  });
});

// ZH-4.7-full-zone: what is summoned while a cost is paid with Health takes the last place.
it('goes on with the eight minions that a cost paid with Health can bring', () => {
  const board = ['Zzeraku the Warped', 'Wisp', 'Wisp', 'Wisp', 'Wisp', 'Wisp'];
  const eight = resolved({
    patch: '24.6.2',
    players: { 1: { board, hand: [{ card: 'Chillwind Yeti', enchantments: ['DMF_056e'] }] } },
    actions: [{ play: 'Chillwind Yeti' }],
  }).state;
  expect(Object.values(eight.players)[0]!.board).toHaveLength(8);
  expect(attacks(resolved({ state: eight, actions: ['endTurn'] } as never))).toHaveLength(8);
});
