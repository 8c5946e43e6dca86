import { describe, expect, test } from 'vitest';
import { type Question, ScenarioAnswers } from '../../src/service/core/scenario-answers.js';
import type { OracleReply } from '../../src/service/pool/task.js';
import { startEngine } from './support/harness.js';

const MIB = 1_048_576;

const question = (text: string, changes: Partial<Question> = {}): Question => ({
  operation: 'resolve',
  bytes: new TextEncoder().encode(text),
  format: 'json',
  ...changes,
});

const reply = (changes: Partial<OracleReply> = {}): OracleReply => ({
  status: 200,
  code: null,
  bytes: new Uint8Array(10),
  workMs: 3,
  ...changes,
});

/** Asks the same so many times; how often the engine was asked for it. */
async function timesWorkedOut(asked: Question, answer: OracleReply, times: number) {
  const answers = new ScenarioAnswers();
  return timesAsked(answers, { asked, answer, times });
}

async function timesAsked(
  answers: ScenarioAnswers,
  { asked, answer, times }: { asked: Question; answer: OracleReply; times: number },
) {
  let worked = 0;
  const ask = async () => {
    worked++;
    return answer;
  };
  for (let i = 0; i < times; i++)
    expect(await answers.answer(asked, ask)).toMatchObject({ status: answer.status });
  return worked;
}

describe('what is worked out again', () => {
  test('an answer is known when it was asked for twice', async () => {
    expect(await timesWorkedOut(question('{}'), reply(), 5)).toBe(2);
  });

  test('nothing that depends on the time there was, on what is stored, or is a problem', async () => {
    expect(await timesWorkedOut(question('{}'), reply({ isCut: true }), 5)).toBe(5);
    expect(
      await timesWorkedOut(question('{}', { context: { deathEventCaches: {} } }), reply(), 5),
    ).toBe(5);
    const refused = reply({ status: 422, code: 'INVALID_SCENARIO' });
    expect(await timesWorkedOut(question('{}'), refused, 5)).toBe(5);
  });

  test('no question that is very long', async () => {
    expect(await timesWorkedOut(question(' '.repeat(65_537)), reply(), 5)).toBe(5);
    expect(await timesWorkedOut(question(' '.repeat(65_536)), reply(), 5)).toBe(2);
  });

  test('what was not asked for lately, when there is no room', async () => {
    const answers = new ScenarioAnswers();
    const large = reply({ bytes: new Uint8Array(6 * MIB) });
    for (const text of ['1', '2', '3'])
      expect(await timesAsked(answers, { asked: question(text), answer: large, times: 2 })).toBe(2);
    expect(await timesAsked(answers, { asked: question('2'), answer: large, times: 1 })).toBe(0);
    expect(await timesAsked(answers, { asked: question('1'), answer: large, times: 1 })).toBe(1);
    expect(answers.repeated).toBe(1);
  });
});

test('questions differ by operation and form', async () => {
  const answers = new ScenarioAnswers();
  const others = [
    question('{}'),
    question('{}', { operation: 'explain' }),
    question('{}', { format: 'yaml' }),
    question('{ }'),
  ];
  for (const asked of others)
    expect(await timesAsked(answers, { asked, answer: reply(), times: 3 })).toBe(2);
});

test('a known answer took no work', async () => {
  const answers = new ScenarioAnswers();
  const small = question('small');
  await timesAsked(answers, { asked: small, answer: reply(), times: 2 });
  expect(await answers.answer(small, async () => reply({ status: 500 }))).toEqual(
    reply({ workMs: 0 }),
  );
});

test('over HTTP the same question has the same bytes, worked out or known', async () => {
  const { service, http } = await startEngine();
  const ask = async (path: string, body: object) => (await http.post(path).send(body)).text;
  try {
    const scenario = {
      players: { 1: { hand: ['Mad Bomber'] }, 2: { board: ['Chillwind Yeti'] } },
      actions: [{ play: 'Mad Bomber' }],
      random: { seed: 7 },
    };
    const { random: _, ...open } = scenario;
    const query =
      'query ($scenario: JSON!) { resolve(scenario: { shortForm: $scenario }) { state traceHash } }';
    for (const [path, body] of [
      ['/v1/resolve', scenario],
      ['/v1/resolve', open],
      ['/v1/outcomes', open],
      ['/graphql', { query, variables: { scenario: { ...scenario, random: { seed: 8 } } } }],
    ] as const) {
      const before = service.services.answers.repeated;
      const first = await ask(path, body);
      expect(await ask(path, body)).toBe(first);
      expect(await ask(path, body)).toBe(first);
      expect(service.services.answers.repeated).toBe(before + 1);
    }
  } finally {
    await service.stop();
  }
});
