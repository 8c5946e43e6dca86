import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { READER } from '../../src/rulesets/batch/face/expect/reader.js';
import { ACTIONS } from '../../src/rulesets/batch/face/requests/requested-actions.js';
import { CREATURE, SETUP, SIDE } from '../../src/rulesets/batch/face/setup/form.js';
import { BATCH } from '../../src/rulesets/batch/ruleset.js';
import { SWITCHES } from '../../src/rulesets/batch/vocabulary/editions.js';
import { ZONES } from '../../src/rulesets/batch/vocabulary/index.js';
import { testPage } from '../common/page.js';
import { ask } from './support.js';

test('docs/adding-a-ruleset.md speaks of everything that this rule system is made of', () => {
  const guide = readFileSync('docs/adding-a-ruleset.md', 'utf8');
  const { telling, inquiry, reader, ...own } = BATCH;
  const groups = Object.values(own).filter((group) => typeof group === 'object');
  const members = [BATCH, ...groups].flatMap((group) => Object.keys(group));
  expect(members.filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))).toEqual([]);
});

testPage({
  file: 'docs/batch.md',
  ask,
  reader: READER,
  switches: SWITCHES,
  names: {
    'field of a scenario': Object.keys(SETUP),
    'field of a side': Object.keys(SIDE),
    'field of a creature': Object.keys(CREATURE),
    action: ACTIONS.types,
    zone: ZONES.filter((zone) => zone !== 'NONE'),
  },
});
