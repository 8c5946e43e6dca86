import { expect, test } from 'vitest';
import { ruleRowsOf } from '../../src/rulesets/common/rule-rows.js';
import { isInRange } from '../../src/scenario/conformance/patch-range.js';
import { ruleStandings } from '../../src/scenario/conformance/rule-report.js';
import { runScenarioText } from '../../src/scenario/conformance/scenario-files.js';
import { ask } from '../scenario/support/ask.js';

/** A weapon that replaces another one in an edition. */
const replaced = (patch: string): string => `
title: a weapon leaves
patch: "${patch}"
players:
  1: { hand: [Fiery War Axe], weapon: Fiery War Axe, mana: 10 }
actions: [{ play: Fiery War Axe }]
expect: [{ happens: sequence Play a weapon }]
`;

test('the report of the rules counts traces inside of the range only', () => {
  const file = runScenarioText(replaced('10.0'), 'a.yaml', []);
  const standings = ruleStandings([file]);
  const rules = standings.flatMap((of) => of.rules);
  const cited = rules.filter(({ traces }) => traces > 0).map(({ row }) => row.id);
  expect(cited).toContain('HS-SEQ-weapon');
  expect(cited.filter((id) => id.endsWith('-old'))).toEqual([]);
  const pending = rules.find(({ row }) => row.id === 'HS-SEQ-weapon')!;
  expect(pending).toMatchObject({ traces: 1, scenarios: ['a.yaml'], astray: [] });
  expect(pending.implementedIn).toContain('src/rulesets/hearthstone/rules/events/weapon.ts');
});

test('a single rule says where it is followed', () => {
  const { items } = ask('rules', { id: 'HS-SEQ-weapon' });
  expect(items[0]).toMatchObject({
    implementedIn: expect.arrayContaining([
      'src/rulesets/hearthstone/rules/events/weapon.ts',
    ]) as unknown,
  });
});

test('ranges of the English books and of the tests in the game are written with numbers', () => {
  const rows = ['hearthstone-en-1', 'hearthstone-en-2', 'hearthstone-supplement'].flatMap(
    ruleRowsOf,
  );
  const unread = rows.filter(({ patches }) => isInRange('10.0', patches) === null);
  expect(unread.map(({ id, patches }) => `${id}: ${patches}`)).toEqual([]);
});
