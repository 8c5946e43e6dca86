import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Table } from '../../src/kernel/index.js';
import type { Switch } from '../../src/rulesets/common/editions.js';
import type { StateReader } from '../../src/rulesets/common/state-reader.js';
import type { JsonObject } from '../../src/scenario/oracle.js';
import type { requestsOf } from './requests.js';

/** What the page of a game has to say. */
interface Page {
  readonly file: string;
  readonly ask: ReturnType<typeof requestsOf>['ask'];
  readonly reader: Pick<StateReader<Table>, 'refusals'> & {
    readonly entityFields: object;
    readonly playerFields: object;
  };
  readonly switches: Readonly<Record<string, Switch>>;
  /** Names that the page has to have, by what they are names of. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** Tests a page: its examples hold, and it says all that can be written and asked. */
export function testPage({ file, ask, reader, switches, names }: Page): void {
  const text = readFileSync(file, 'utf8');
  const examples = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
    ([, body]) => parse(body!) as JsonObject,
  );
  const said = new Set([...text.matchAll(/\b(\w+)\b/g)].map(([, word]) => word));
  // those in capitals are columns, which the page need not list
  const wordsOf = (fields: object): string[] =>
    Object.keys(fields).filter((name) => name !== name.toUpperCase());

  describe(file, () => {
    test.each(examples.map((body, i) => [i + 1, body] as const))('example %i holds', (_, body) => {
      const { expectations, pass, status } = ask('verify', body);
      expect(expectations.filter((one) => !one.pass)).toEqual([]);
      expect([pass, status, expectations.length > 2]).toEqual([true, 'COMPLETE', true]);
    });

    test.each([
      ...Object.entries(names),
      ['reason of a refusal', reader.refusals] as const,
      ['switch', Object.keys(switches)] as const,
      ['field of an entity', wordsOf(reader.entityFields)] as const,
      ['field of a player', wordsOf(reader.playerFields)] as const,
    ])('says every %s', (_, all) => {
      expect(all.filter((name) => !said.has(name))).toEqual([]);
    });

    test('says how every switch can be set', () => {
      for (const [name, { variants, alternatives = [] }] of Object.entries(switches)) {
        const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\``));
        for (const { value } of [...variants, ...alternatives])
          expect(row).toContain(`\`${value}\``);
      }
    });
  });
}
