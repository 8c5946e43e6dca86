import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Language, Names } from '../../src/rulesets/common/names.js';
import { runScenarioText, SCENARIO_FOLDER } from '../../src/scenario/conformance/scenario-files.js';
import type { Played } from '../../src/scenario/play/play.js';
import { playWatched } from '../../src/scenario/play/play-watched.js';
import { rulingOf } from '../../src/scenario/ruling/ruling.js';
import type { Ruling } from '../../src/scenario/ruling/schema.js';
import { resolve } from '../scenario/support/ask.js';

/** A dispute as the files have it; the README says what its fields are. */
interface Dispute {
  readonly dispute: string;
  readonly scenario?: object;
  readonly file?: string;
  readonly says: readonly string[];
  readonly rule: string | null;
  readonly differs?: string;
}

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yaml'));
const disputes = files.flatMap((name) => {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  return parse(text, { merge: true }) as Dispute[];
});

test('there are disputes of every game', () => {
  expect(files.toSorted()).toEqual(['batch.yaml', 'hearthstone.yaml', 'wow-tcg.yaml']);
  expect(disputes.length).toBeGreaterThanOrEqual(30);
});

test.for(disputes.map((one) => [`${one.file ?? 'own'}: ${one.dispute}`, one] as const))(
  '%s',
  ([, { scenario, file, says, rule, differs }]) => {
    const ruling =
      file === undefined ? resolve({ ...scenario, ruling: true }).ruling! : ruledIn(file);
    for (const words of says) expect(ruling.text).toContain(words);
    expect(ruling.because[0]?.rule?.id ?? null).toBe(rule);
    if (differs !== undefined) expect(ruling.differs?.text).toBe(differs);
  },
);

test.for(disputes.map((one) => [`${one.file ?? 'own'}: ${one.dispute}`, one] as const))(
  'in Chinese: %s',
  ([, { scenario, file }]) => {
    const ruling =
      file === undefined
        ? resolve({ ...scenario, ruling: true, language: 'zh' }).ruling!
        : ruledIn(file, 'zh');
    const told = [ruling.text, ...ruling.because.map(({ text }) => text), ruling.differs?.text];
    for (const text of told) {
      expect(text ?? '是').toMatch(/\p{Script=Han}/u);
      // names of cards without a Chinese one stay: no two of their words in a row are small
      expect(text ?? '').not.toMatch(/\b[a-z]{2,} [a-z]{2,}/);
    }
  },
);

/** The ruling of the first scenario of a file. */
function ruledIn(file: string, language?: Language): Ruling {
  const runs: Played[] = [];
  const text = readFileSync(join(SCENARIO_FOLDER, file), 'utf8');
  runScenarioText(text, file, [], (played) => runs.push(played));
  const { request, before } = runs[0]!;
  const { state, names } = before;
  const told = language === undefined ? names : new Names(names.entries(), language);
  return rulingOf(playWatched({ ...request, position: { state, names: told } }));
}
