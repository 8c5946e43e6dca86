import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TraceNode } from '../../src/kernel/index.js';
import { CONDITION_WORDS } from '../../src/rulesets/wow-tcg/language/words.js';
import { WOW_TCG } from '../../src/rulesets/wow-tcg/ruleset.js';
import { loadBooks } from '../../src/scenario/conformance/catalogue.js';
import {
  runScenarioText,
  SCENARIO_FOLDER,
  scenarioFiles,
} from '../../src/scenario/conformance/scenario-files.js';
import { sentence } from '../../src/scenario/trace/lines.js';

interface Said {
  readonly node: TraceNode;
  readonly text: string;
}

/** Every node of every scenario of the game, with its sentence. */
function everythingSaid(): Said[] {
  const books = loadBooks();
  const said: Said[] = [];
  for (const path of scenarioFiles(SCENARIO_FOLDER).filter((one) => one.includes('wow-tcg')))
    runScenarioText(readFileSync(path, 'utf8'), path, books, ({ request, run, after }) => {
      for (const node of run.trace!.nodes)
        said.push({ node, text: sentence(request.ruleset, after, node) });
    });
  return said;
}

const SAID = everythingSaid();
const texts = (which: (said: Said) => boolean): string[] => [
  ...new Set(SAID.filter(which).map(({ text }) => text)),
];

test('who chose what is said, and nobody is a number, a blank hero or a former row', () => {
  expect(SAID.length).toBeGreaterThan(10_000);
  expect(
    texts(({ text }) => /option \d|Blank Hero|as it last was|\{|undefined/.test(text)),
  ).toEqual([]);
  expect(
    texts(
      ({ node: { kind }, text }) =>
        kind === 'decision' && !/^(Player [1-4] |Chance picks |The die of )/.test(text),
    ),
  ).toEqual([]);
});

test('a sentence names only what is there: the game is no source and no combatant', () => {
  const unnamed = ({ node: { text, source, about } }: Said): boolean =>
    (text.includes('{source}') && source === 0) || (text.includes('{about}') && about === 0);
  expect(texts(unnamed)).toEqual([]);
});

test('what is done with targets names them, and checks say which card and why', () => {
  const aimed = texts(({ node: { name, text } }) => name === 'Propose' && !/attacks/.test(text));
  expect(aimed).toEqual([]);
  expect(texts(({ node: { name }, text }) => name === 'Checks' && /\d cards/.test(text))).toEqual(
    [],
  );
  const all = texts(() => true);
  for (const said of [
    'Player 2 plays Sneak (sneak), targeting Vaerik Proudhoof (vaerik)',
    'Sneak (sneak) for Vaerik Proudhoof (vaerik): has elusive (this turn)',
    'The proposal that Kor Cindervein (kor) attacks Vaerik Proudhoof (vaerik) is interrupted',
    'Player 2 declines to protect hero 2',
    'Kor Cindervein (kor) has fatal damage',
    'Kor Cindervein (kor) as it was in play is no legal target any more',
  ])
    expect(all).toContain(said);
});

test('everything is said in Chinese too', () => {
  const untold = SAID.filter(
    ({ node: { name, text } }) => name !== 'Note' && WOW_TCG.chinese?.sentence(text) === text,
  ).map(({ node }) => node.text);
  expect([...new Set(untold)]).toEqual([]);
});

test('what a card asks is said in Chinese too', () => {
  const untold = Object.values(CONDITION_WORDS)
    .map((said) => said.replace('SELF', 'this card'))
    .filter((said) => WOW_TCG.chinese?.sentence(said) === said);
  expect(untold).toEqual([]);
});
