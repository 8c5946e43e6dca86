import { type FieldProblem, Problems } from '../../../src/rulesets/ruleset.js';
import { checkExpectations } from '../../../src/scenario/expect/check-run.js';
import { NO_DEADLINE } from '../../../src/scenario/operation/clock.js';
import type { ExpectationReport, Json, JsonObject } from '../../../src/scenario/oracle.js';
import { play } from '../../../src/scenario/play/play.js';
import { readRequest } from '../../../src/scenario/play/request.js';

/** A spell on two minions that answer: the board that most tests of expectations look at. */
export const FLOOD: JsonObject = {
  patch: '10.0',
  players: {
    1: { hand: [{ as: 'flamestrike', card: 'Flamestrike' }], deck: ['Wisp', 'River Crocolisk'] },
    2: {
      hero: { as: 'uther', damage: 3, armor: 2 },
      board: [
        { as: 'egg', card: 'Dragon Egg' },
        { as: 'juggler', card: 'Knife Juggler' },
      ],
      hand: ['Wisp', { as: 'yeti', card: 'Chillwind Yeti' }],
      mana: { crystals: 7, used: 2 },
    },
  },
  actions: [{ play: 'flamestrike' }],
};

/** What came of a list of expectations. */
export interface Checked {
  readonly problems: readonly FieldProblem[];
  readonly reports: readonly ExpectationReport[];
}

/** Plays a scenario and holds expectations against it. */
export function check(scenario: JsonObject, expect: readonly Json[]): Checked {
  const problems = new Problems();
  const played = play(readRequest(scenario, {}));
  const lists = checkExpectations(played, [{ path: ['expect'], expect }], problems, NO_DEADLINE);
  return { problems: problems.errors, reports: lists.flat() };
}

/** Whether one expectation holds; it must make sense. */
export function isTrue(scenario: JsonObject, expectation: Json): boolean {
  const { problems, reports } = check(scenario, [expectation]);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  if (reports.length === 0) throw new Error('nothing was checked');
  return reports.every(({ pass }) => pass);
}

/** Where a failing expectation differs, and how. */
export function failure(scenario: JsonObject, expectation: Json): string {
  const { problems, reports } = check(scenario, [expectation]);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const failed = reports.filter(({ pass }) => !pass);
  return failed.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
}

/** The first problem of an expectation that makes no sense: code, place and nearest names. */
export function problem(scenario: JsonObject, expectation: Json): string {
  const { problems } = check(scenario, [expectation]);
  const first = problems[0];
  if (first === undefined) return 'no problem';
  return [first.code, first.path.join('.'), ...(first.nearest ?? [])].join(' ');
}
