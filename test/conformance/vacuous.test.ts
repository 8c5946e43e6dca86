import { describe, expect, test } from 'vitest';
import { Problems } from '../../src/rulesets/ruleset.js';
import type { CaseVariant } from '../../src/scenario/conformance/case-file.js';
import { checkExpectations } from '../../src/scenario/expect/check-run.js';
import { allFiles, runOf } from './support.js';

const acting = allFiles().filter(([, variants]) => variants.some(doesSomething));

describe('without its actions, something that a file expects does not hold', () => {
  test.each(acting)('%s', (_, variants) => {
    expect(variants.filter(doesSomething).every(holdsWithoutActions)).toBe(false);
  });
});

function doesSomething({ scenario: { actions } }: CaseVariant): boolean {
  return Array.isArray(actions) && actions.length > 0;
}

/** Whether everything holds, and makes sense, when nothing is done. */
function holdsWithoutActions({ scenario, groups }: CaseVariant): boolean {
  const { actions: _, decisions: __, ...idle } = scenario;
  const played = runOf(idle);
  if (played === null) return false;
  const problems = new Problems();
  const reports = checkExpectations(played, groups, problems).flat();
  return problems.isEmpty && reports.every(({ pass }) => pass);
}
