import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { READER } from '../../src/rulesets/wow-tcg/face/expect/reader.js';
import { ACTIONS } from '../../src/rulesets/wow-tcg/face/requests/requested-actions.js';
import { IN_PLAY, SETUP, SIDE } from '../../src/rulesets/wow-tcg/face/setup/form.js';
import { EDITION_TABLE } from '../../src/rulesets/wow-tcg/vocabulary/editions.js';
import { STEPS } from '../../src/rulesets/wow-tcg/vocabulary/index.js';
import type { JsonObject } from '../../src/scenario/oracle.js';
import { ask } from './support.js';

const SWITCHES = EDITION_TABLE.switches;
const page = readFileSync('docs/wow-tcg.md', 'utf8');
const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, text]) => parse(text!) as JsonObject,
);
const said = new Set([...page.matchAll(/\b(\w+)\b/g)].map(([, word]) => word));

describe('docs/wow-tcg.md', () => {
  test.each(examples.map((body, i) => [i + 1, body] as const))('example %i holds', (_, body) => {
    const { expectations, pass, status } = ask('verify', body);
    expect(expectations.filter((one) => !one.pass)).toEqual([]);
    expect([pass, status, expectations.length > 2]).toEqual([true, 'COMPLETE', true]);
  });

  test.each([
    ['field of a scenario', Object.keys(SETUP)],
    ['field of a side', Object.keys(SIDE)],
    ['field of a card in play', Object.keys(IN_PLAY)],
    ['action', ACTIONS.types],
    ['reason of a refusal', READER.refusals],
    ['switch', Object.keys(SWITCHES)],
    ['step', STEPS.filter((step) => step !== 'ATTACKER' && step !== 'DEFENDER')],
    ['decision', READER.nodeNames.decision!.filter((name) => !name.includes(' '))],
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
