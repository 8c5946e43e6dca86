import { expect, test } from 'vitest';
import { canonicalJson, Run } from '../../src/kernel/index.js';
import type { JsonObject } from '../../src/rulesets/ruleset.js';
import { PROGRAM } from '../../src/rulesets/wow-tcg/program.js';
import { startAction } from '../../src/rulesets/wow-tcg/rules/begin-action.js';
import { consideredActions } from '../../src/rulesets/wow-tcg/rules/legality/considered-actions.js';
import { STATES } from '../../src/rulesets/wow-tcg/state/codec.js';
import { copyState, type State } from '../../src/rulesets/wow-tcg/state/state.js';
import { stateOf } from './random-board.js';

/** The states that one action can lead to, whatever is chosen or drawn in between. */
function nextStates(state: State): State[] {
  const legal = consideredActions(state).filter(
    ({ code, action }) => code === null && action.type !== 'concede',
  );
  return legal.flatMap(({ player, action }) => ends(state, player, action, []));
}

function ends(
  state: State,
  player: number,
  action: Parameters<typeof startAction>[2],
  answers: readonly number[],
): State[] {
  const left = [...answers];
  const run = new Run(PROGRAM, copyState(state), [], { source: () => left.shift() ?? -1 });
  startAction(run, player, action);
  if (run.advance() === 'complete') return [run.state];
  return run.pending!.options.flatMap((_, i) => ends(state, player, action, [...answers, i]));
}

/** How many ways lead through so many actions, and to how many different states. */
function perft(
  body: JsonObject,
  depth: number,
): readonly (readonly [ways: number, states: number])[] {
  let states = [stateOf(body)];
  return Array.from({ length: depth }, () => {
    states = states.flatMap(nextStates);
    const ways = states.length;
    const different = new Map(states.map((one) => [canonicalJson(STATES.encode(one)), one]));
    const count: readonly [number, number] = [ways, different.size];
    return count;
  });
}

const BOARDS: readonly (readonly [name: string, body: JsonObject, counts: unknown])[] = [
  [
    'two bare heroes',
    { players: { 1: {}, 2: {} } },
    [
      [2, 2],
      [2, 2],
      [2, 2],
    ],
  ],
  [
    'an ally and an instant',
    {
      players: {
        1: { board: ['Kor Cindervein'], hand: ['Fire Blast'] },
        2: { board: ['Crazy Igvand'], hand: ['Flash Heal'] },
      },
    },
    [
      [10, 10],
      [30, 30],
      [70, 70],
    ],
  ],
];

test.each(BOARDS)('%s: so many ways', (_, body, counts) => {
  expect(perft(body, 3)).toEqual(counts);
});
