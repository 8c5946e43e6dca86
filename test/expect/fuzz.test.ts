import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXPECTATION_KINDS } from '../../src/scenario/expect/compile.js';
import type { Json } from '../../src/scenario/oracle.js';
import { check, FLOOD } from './support/check.js';

const WORDS = [
  ...['egg', 'juggler', 'yeti', 'hero 1', 'player 2', 'Wisp', 'Black Whelp #1', 'constructor', ''],
  ...[
    'trigger juggler',
    'damage egg = 4',
    'damage egg -> yeti #last',
    'phase',
    'a\nb',
    'effect #0',
  ],
  ...['PLAY', 'draw', 'REQ_YOUR_TURN', '1/2', 'HS-R4a', '__proto__', 'toString'],
];
const KEYS = [
  ...EXPECTATION_KINDS,
  ...['expect', 'when', 'p', 'is', 'of', 'illegal', 'legal', 'exists', 'damage', 'zone', 'card'],
  ...[
    'board',
    'hand',
    'mana',
    'hero',
    'not',
    'oneOf',
    'atLeast',
    'contains',
    'size',
    'enchantments',
  ],
  ...[
    'kind',
    'name',
    'rule',
    'source',
    'about',
    'value',
    'within',
    'nth',
    '__proto__',
    'constructor',
  ],
];

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom<Json>(...WORDS, ...KEYS),
    fc.constantFrom<Json>(0, 1, 2, -1, 1.5, 1e21, true, false, null),
    fc.array(tie('json'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom(...KEYS), tie('json')), { maxLength: 3 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));

test('whatever is expected either makes no sense, or is checked', () => {
  fc.assert(
    fc.property(json, (expectation) => {
      const { problems, reports } = check(FLOOD, [expectation]);
      if (problems.length > 0) {
        for (const { path } of problems) expect(path[0]).toBe('expect');
        return;
      }
      expect(reports.length).toBeGreaterThan(0);
      for (const { message } of reports) expect(message).not.toBe('');
    }),
    { numRuns: 3_000 },
  );
});
