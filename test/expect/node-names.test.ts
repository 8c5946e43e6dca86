import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NODE_NAMES } from '../../src/rulesets/hearthstone/adapter/expect/node-names.js';
import { DECISIONS } from '../../src/rulesets/hearthstone/vocabulary/decisions.js';
import { EVENT_NAMES } from '../../src/rulesets/hearthstone/vocabulary/index.js';

const FOLDER = 'src/rulesets/hearthstone';
const TEXT = "'([^']*)'";
/** A node that is written where its kind and name stand as texts. */
const NODE = new RegExp(String.raw`\{\s*kind: ${TEXT},\s*name: ${TEXT},`, 'g');
/** A node whose kind is in the name of the function that records it. */
const CALL = new RegExp(
  String.raw`\b(?:begin|record)(Effect|Check|Step)\(\s*[\w.]+,\s*${TEXT},`,
  'g',
);
/** A Phase, step or Sequence of a table. */
const PART = new RegExp(String.raw`\b(sequence|phase|step)(?:<\w+>)?\(\s*${TEXT},`, 'g');

/** The names that the sources write, by kind: `kind name`. */
function namesInSources(): Set<string> {
  const found = new Set<string>();
  for (const path of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.startsWith('adapter/expect')) continue;
    const source = readFileSync(`${FOLDER}/${path}`, 'utf8');
    for (const pattern of [NODE, CALL, PART])
      for (const [, kind, name] of source.matchAll(pattern))
        found.add(`${kind!.toLowerCase()} ${name}`);
  }
  return found;
}

test('the names that patterns may use are those that the sources write', () => {
  const written = namesInSources();
  for (const name of EVENT_NAMES) written.add(`event ${name}`);
  for (const name of Object.keys(DECISIONS)) written.add(`decision ${name}`);
  for (const name of ['Deathrattle', 'Trigger']) written.add(`trigger ${name}`);
  written.add('check deck is full'); // handed on to the node as a value
  for (const name of [...written])
    if (name.startsWith('phase ')) written.add(`check ${name.slice(6)} is skipped`);
  const listed = Object.entries(NODE_NAMES).flatMap(([kind, names]) =>
    names.map((name) => `${kind} ${name}`),
  );
  expect(listed.sort()).toEqual([...written].sort());
});
