import type { Json } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import { Problems } from '../../rulesets/ruleset.js';
import { checkExpectations } from '../expect/check-run.js';
import { isStateExpectation } from '../expect/state.js';
import { NO_DEADLINE } from '../operation/clock.js';
import { Refused } from '../operation/refused.js';
import { type Played, play } from '../play/play.js';
import { readRequest } from '../play/request.js';
import type { CaseFile, CaseVariant, ExpectationGroup } from './case-file.js';

/** A variant that does something, and which of its groups would hold if it did nothing. */
interface Idled {
  readonly variant: CaseVariant;
  readonly holding: readonly ExpectationGroup[];
}

/** What a file asserts without need of its actions. */
export interface Idle {
  /** Of variants whose expectations all hold when nothing is done: often just what is asked. */
  readonly notes: readonly string[];
  /** Of items that are asserted by nothing but values which were so from the start. */
  readonly faults: readonly string[];
}

/** Looks for what a file asserts without need of its actions. */
export function idleIn({ variants }: CaseFile): Idle {
  const idled = variants.filter(doesSomething).map(withoutActions);
  const notes = idled
    .filter(({ variant, holding }) => holding.length === variant.groups.length)
    .map(({ variant: { title } }) => {
      const where = title === '' ? 'the scenario' : `"${title}"`;
      return `everything that ${where} expects holds without its actions too.`;
    });
  const items = new Set(idled.flatMap(({ variant }) => variant.groups.map(({ item }) => item)));
  const idle = [...items].filter((item) => item > 0 && isIdle(item, idled));
  const faults =
    idle.length === 0
      ? []
      : [`asserted only by values that were so before anything was done: item ${idle.join(', ')}.`];
  return { notes, faults };
}

function doesSomething({ scenario: { actions } }: CaseVariant): boolean {
  return Array.isArray(actions) && actions.length > 0;
}

function withoutActions(variant: CaseVariant): Idled {
  const { actions: _, decisions: __, ...idle } = variant.scenario;
  const played = runOf(idle);
  const holding = variant.groups.filter((group) => played !== null && holdsIn(played, group));
  return { variant, holding };
}

function runOf(scenario: CaseVariant['scenario']): Played | null {
  try {
    return play(readRequest(scenario, {}));
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Whether everything of a group holds, and makes sense, in a run. */
function holdsIn(played: Played, group: ExpectationGroup): boolean {
  const problems = new Problems();
  const reports = checkExpectations(played, [group], problems, NO_DEADLINE).flat();
  return problems.isEmpty && reports.every(({ pass }) => pass);
}

/** Whether an item holds in every variant without actions, and says nothing but how the game stands at the end. */
function isIdle(item: number, idled: readonly Idled[]): boolean {
  return idled.every(({ variant, holding }) =>
    variant.groups
      .filter((group) => group.item === item)
      .every((group) => holding.includes(group) && saysOnlyTheEnd(group.expect)),
  );
}

function saysOnlyTheEnd(expect: Json): boolean {
  return Array.isArray(expect) && expect.every((one) => isObject(one) && isStateExpectation(one));
}
