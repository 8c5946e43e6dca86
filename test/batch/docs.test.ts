import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { READER } from '../../src/rulesets/batch/face/expect/reader.js';
import { ACTIONS } from '../../src/rulesets/batch/face/requests/requested-actions.js';
import { CREATURE, SETUP, SIDE } from '../../src/rulesets/batch/face/setup/form.js';
import { BATCH } from '../../src/rulesets/batch/ruleset.js';
import { SWITCHES } from '../../src/rulesets/batch/vocabulary/editions.js';
import { ZONES } from '../../src/rulesets/batch/vocabulary/index.js';
import type { JsonObject } from '../../src/scenario/oracle.js';
import { ask } from './support.js';

const page = readFileSync('docs/batch.md', 'utf8');
const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, text]) => parse(text!) as JsonObject,
);
const said = new Set([...page.matchAll(/\b(\w+)\b/g)].map(([, word]) => word));

test('docs/adding-a-ruleset.md speaks of everything that this rule system is made of', () => {
  const guide = readFileSync('docs/adding-a-ruleset.md', 'utf8');
  const { telling, inquiry, reader, ...own } = BATCH;
  const groups = Object.values(own).filter((group) => typeof group === 'object');
  const members = [BATCH, ...groups].flatMap((group) => Object.keys(group));
  expect(members.filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))).toEqual([]);
});

describe('docs/batch.md', () => {
  test.each(examples.map((body, i) => [i + 1, body] as const))('example %i holds', (_, body) => {
    const { expectations, pass, status } = ask('verify', body);
    expect(expectations.filter((one) => !one.pass)).toEqual([]);
    expect([pass, status, expectations.length > 2]).toEqual([true, 'COMPLETE', true]);
  });

  test.each([
    ['field of a scenario', Object.keys(SETUP)],
    ['field of a side', Object.keys(SIDE)],
    ['field of a creature', Object.keys(CREATURE)],
    ['action', ACTIONS.types],
    ['reason of a refusal', READER.refusals],
    ['switch', Object.keys(SWITCHES)],
    ['zone', ZONES.filter((zone) => zone !== 'NONE')],
    [
      'field of an entity',
      Object.keys(READER.entityFields).filter((name) => name !== name.toUpperCase()),
    ],
    [
      'field of a player',
      Object.keys(READER.playerFields).filter((name) => name !== name.toUpperCase()),
    ],
  ])('says every %s', (_, names) => {
    expect(names.filter((name) => !said.has(name))).toEqual([]);
  });

  test('says how every switch can be set', () => {
    for (const [name, { variants, alternatives }] of Object.entries(SWITCHES)) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``));
      for (const { value } of [...variants, ...alternatives]) expect(row).toContain(`\`${value}\``);
    }
  });
});
