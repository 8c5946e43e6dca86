import { describe, expect, test } from 'vitest';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import { operate } from '../../src/scenario/operate.js';
import { threadMs } from '../../src/scenario/operation/thread-time.js';
import type { Json, Outcomes } from '../../src/scenario/oracle.js';
import { type Body, refusal, sent } from '../scenario/support/ask.js';
import { outcomesOf, total } from './support.js';

const sturdy = (n: number) =>
  Array.from({ length: n }, () => ({ card: 'Chillwind Yeti', health: 30 }));

const wrathOver = (minions: number) => ({
  players: { 1: { hand: ['Avenging Wrath'] }, 2: { board: sturdy(minions) } },
  actions: [{ play: 'Avenging Wrath' }],
  mergeAlike: false,
});
/** 6,434 situations. */
const wrath = wrathOver(6);
/** 164 situations. */
const small = wrathOver(2);

/** So many spells at random have more situations than anybody could look at. */
const yogg = (spells: number) => ({
  players: {
    1: { hand: ["Yogg-Saron, Hope's End"], spellsPlayedThisGame: spells, board: sturdy(6) },
    2: { board: sturdy(7) },
  },
  actions: [{ play: "Yogg-Saron, Hope's End" }],
});
const endless = yogg(30);

function askUntil(body: Body, deadline: number): Outcomes {
  const outcome = operate('outcomes', sent(body), { deadline });
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return sent(knownAs<Body>(outcome.body)) as unknown as Outcomes;
}

describe('a budget', () => {
  test('of situations: what is left out is said, and nothing is lost', () => {
    const answer = outcomesOf({ ...wrath, budget: { situations: 500 } });
    expect(answer).toMatchObject({ complete: false, stoppedBy: 'situations' });
    expect(answer.missing.decimal).toBeGreaterThan(0);
    expect(total(answer)).toBe('1');
  });

  test('of decisions on one path', () => {
    const three = { ...wrath, players: { ...wrath.players, 1: { hand: ['Arcane Missiles'] } } };
    const missiles = { ...three, actions: [{ play: 'Arcane Missiles' }] };
    const answer = outcomesOf({ ...missiles, budget: { decisions: 2 } });
    expect(answer).toMatchObject({ complete: false, stoppedBy: 'decisions' });
    expect(total(answer)).toBe('1');
    expect(outcomesOf({ ...missiles, budget: { decisions: 3 } }).complete).toBe(true);
  });

  test('of groups: the rest is counted', () => {
    const answer = outcomesOf({ ...small, groupBy: 'state', budget: { groups: 3 } });
    expect(answer.groups).toHaveLength(3);
    expect(answer.unlisted.groups).toBe(answer.ends - 3);
    expect(total(answer)).toBe('1');
  });

  test('that nobody names is enough for eight missiles over eight targets', () => {
    expect(outcomesOf(wrathOver(7))).toMatchObject({
      complete: true,
      budget: { situations: 25_000 },
    });
  });

  test('gives the same answer again, byte by byte', () => {
    const body = { ...wrath, groupBy: 'board', budget: { situations: 50 } };
    expect(JSON.stringify(outcomesOf(body))).toBe(JSON.stringify(outcomesOf(body)));
  });

  test('out of range is refused with its place', () => {
    const { errors } = refusal(
      {
        ...wrath,
        budget: { situations: 0, decisions: 1001, groups: 'all', situation: 1, timeMs: 0 },
      },
      'outcomes',
    );
    expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/budget/situations TOO_SMALL',
      '/budget/decisions TOO_LARGE',
      '/budget/groups WRONG_TYPE',
      '/budget/situation UNKNOWN_FIELD',
      '/budget/timeMs TOO_SMALL',
    ]);
    expect(errors?.find(({ code }) => code === 'UNKNOWN_FIELD')?.nearest).toContain('situations');
  });
});

describe('a deadline', () => {
  test('that has gone by leaves everything to an estimate, and says so', () => {
    const answer = askUntil(wrath, performance.now() - 1);
    expect(answer).toMatchObject({
      complete: false,
      stoppedBy: 'deadline',
      groups: [{ probability: { numerator: '0' }, estimate: { decimal: 1, high: 1 } }],
      estimate: { paths: 20, of: { numerator: '1', denominator: '1' } },
      missing: { numerator: '1', denominator: '1' },
    });
    expect(total(answer)).toBe('1');
  });

  test('of the request itself ends the search, too', () => {
    const answer = outcomesOf({ ...endless, budget: { situations: 50_000, timeMs: 500 } });
    expect(answer).toMatchObject({ stoppedBy: 'deadline', budget: { timeMs: 500 } });
    expect(answer.groups.length).toBeGreaterThan(0);
    expect(total(answer)).toBe('1');
  });

  test("counts the thread's own time", () => {
    const outcome = operate('outcomes', sent(endless), { workDeadline: threadMs() + 200 });
    const answer = outcome.ok ? (outcome.body as unknown as Outcomes) : null;
    expect(answer).toMatchObject({ stoppedBy: 'deadline', complete: false });
    const [before, begun] = [threadMs(), performance.now()];
    const cell = new Int32Array(new SharedArrayBuffer(4));
    Atomics.wait(cell, 0, 0, 300);
    const [worked, waited] = [threadMs() - before, performance.now() - begun];
    expect(waited).toBeGreaterThan(290);
    if (process.platform === 'linux') expect(worked).toBeLessThan(100);
  });

  test('that is near ends the search with what was finished until then', () => {
    const answer = askUntil(
      { ...endless, budget: { situations: 50_000 } },
      performance.now() + 300,
    );
    expect(answer).toMatchObject({ complete: false, stoppedBy: 'deadline' });
    expect(total(answer)).toBe('1');
  });

  test('that cuts an answer is told to whoever runs the operation', () => {
    const isCut = (deadline: number): boolean => {
      let told = false;
      const onCut = (): void => {
        told = true;
      };
      operate('outcomes', sent(wrath), { deadline, onCut });
      return told;
    };
    expect(isCut(performance.now() - 1)).toBe(true);
    expect(isCut(performance.now() + 600_000)).toBe(false);
  });

  test('that is far off changes nothing: the answer is the one of the request alone', () => {
    for (const body of [wrathOver(4), { ...yogg(3), budget: { situations: 20 } }]) {
      const asked = { ...body, groupBy: { entity: 'hero 2', field: 'damage' } };
      const plain = operate('outcomes', sent(asked), {}) as { readonly body: Json };
      expect(askUntil(asked, performance.now() + 600_000)).toEqual(plain.body);
    }
  });
});
