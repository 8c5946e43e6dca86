import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NORMALISE } from '../../src/scenario/normalise/operation.js';
import type { Json, JsonObject, Resolution } from '../../src/scenario/oracle.js';
import { resolve, sent } from './support/ask.js';

interface WorkedCase {
  readonly id: string;
  readonly ruleset: string;
  readonly scenario: JsonObject;
}

const CASES = JSON.parse(readFileSync('dist/cases.json', 'utf8')) as readonly WorkedCase[];
const CONTEXT = { continuationSecret: 'test' };
/** One of so many worked cases is tried. */
const EVERY = 5;

const normalised = (body: object) => NORMALISE.run(sent(body), CONTEXT);

/** Takes every decision of a scenario by itself. @returns the last request, and what was decided */
function stepByStep(scenario: JsonObject, scripted: readonly Json[]) {
  let answer: Resolution = resolve({ ...scenario, decisions: [] });
  const decisions: Json[] = [];
  let last: JsonObject | null = null;
  while (answer.pending !== null && decisions.length < 30) {
    const { continuation } = answer.state as { readonly continuation: string };
    const options = (answer.pending as { options: readonly { pick: Json }[] }).options;
    const decide = scripted[decisions.length] ?? options[0]!.pick;
    last = { continuation, decide };
    answer = resolve(last);
    decisions.push(decide);
  }
  return { last, decisions };
}

describe('a scenario that was decided step by step', () => {
  const open = CASES.filter((_, i) => i % EVERY === 0).filter(
    ({ scenario }) => scenario.random === undefined,
  );
  const played = open.flatMap(({ id, ruleset, scenario: { decisions = [], ...rest } }) => {
    const actions = (rest.actions as readonly Json[] | undefined) ?? [];
    if (JSON.stringify(actions).includes('"decide"')) return [];
    const scenario = { ...rest, ruleset };
    const found = stepByStep(scenario, decisions as readonly Json[]);
    return found.last === null ? [] : [{ id, scenario, ...found, last: found.last }];
  });

  test('is found among the worked cases of each game', () => {
    expect(new Set(played.map(({ scenario }) => scenario.ruleset)).size).toBe(3);
  });

  test('is saved as the same scenario decided at once', () => {
    for (const { id, scenario, decisions, last } of played)
      expect([id, normalised(last)]).toEqual([id, normalised({ ...scenario, decisions })]);
  });

  test('is saved with the checks between its actions, and with what is expected', () => {
    const scenario = {
      players: {
        1: { hand: ['Mad Bomber', { as: 'wisp', card: 'Wisp' }] },
        2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
      },
      actions: [{ play: 'Mad Bomber' }, { check: [{ yeti: { damage: 3 } }] }, { play: 'wisp' }],
    };
    const expectations = { expect: [{ yeti: { damage: 3 } }] };
    const { last, decisions } = stepByStep(scenario, ['yeti', 'yeti', 'yeti']);
    const stepwise = normalised({ ...last, ...expectations });
    expect(stepwise.expect).toHaveLength(2);
    expect(stepwise).toEqual(normalised({ ...scenario, ...expectations, decisions }));
  });

  test('keeps what chance has decided as decisions', () => {
    const scenario = {
      random: { seed: 7 },
      players: { 1: { hand: ['Mad Bomber'] }, 2: { board: ['Chillwind Yeti', 'Wisp'] } },
      actions: [{ play: 'Mad Bomber' }],
    };
    const { state } = resolve({ ...scenario, random: 'ask' });
    const stepwise = normalised({ state, random: scenario.random });
    expect(stepwise.decisions).toHaveLength(3);
    const { actions, decisions } = stepwise;
    const again = resolve({ state: stepwise.state, actions, decisions });
    expect(again).toMatchObject({ status: 'COMPLETE', traceHash: stepwise.traceHash });
  });
});
