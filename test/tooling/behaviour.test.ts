import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { isAtLeast } from '../../src/rulesets/common/editions.js';
import { operate } from '../../src/scenario/operate.js';
import {
  type Changes,
  changedEditions,
  OtherEngine,
  presentBehaviour,
} from '../support/other-engine.js';

const GAMES = ['batch', 'wow-tcg'];
const PRESENT = presentBehaviour().hashes;
const ALL = Object.keys(PRESENT.hearthstone!);

/** The hashes of the two small games after some changes. */
const smallGames = (name: string, changes: Changes) =>
  new OtherEngine(name, changes).hashes(...GAMES);

const BOOST = 'rulesets/batch/rules/events/boost.js';

describe('the version of the engine', () => {
  test('does not look at comments, layout, names of variables and descriptions of fields', () => {
    const hashes = smallGames('same-code', {
      [BOOST]: (text) =>
        `// another comment\n${text.replaceAll('\n', '\n\n  ').replaceAll('healed', 'regained')}`,
      'kernel/run.js': (text) => `/* another comment */\n${text}`,
      'scenario/form/state.js': (text) =>
        text.replace(/\.describe\('(.)/, ".describe('In other words: $1"),
    });
    expect(hashes).toEqual({ batch: PRESENT.batch, 'wow-tcg': PRESENT['wow-tcg'] });
  });

  test('is another one for a ruleset whose rule is another one, and for no other', () => {
    const hashes = smallGames('other-rule', {
      [BOOST]: (text) => text.replace('Math.min(amount, room)', 'Math.min(amount + 1, room)'),
    });
    expect(hashes.batch).not.toEqual(PRESENT.batch);
    expect(hashes['wow-tcg']).toEqual(PRESENT['wow-tcg']);
  });

  test('is another one for a ruleset with another card, and for no other', () => {
    const hashes = smallGames('other-card', {
      'data/wow-tcg/cards.tsv': (text) => text.replace(/\t(\d+)\t/, '\t9$1\t'),
    });
    expect(hashes.batch).toEqual(PRESENT.batch);
    expect(hashes['wow-tcg']).not.toEqual(PRESENT['wow-tcg']);
  });

  test.each([
    ['the kernel', 'kernel/digest.js'],
    ['what games have in common', 'rulesets/common/decisions.js'],
    ['how a request is played', 'scenario/play/play.js'],
    ['how a trace is written', 'scenario/trace/lines.js'],
  ])('is another one everywhere with another code of %s', (_, file) => {
    const hashes = smallGames('other-code', {
      [file]: (text) => text.replace('return ', 'globalThis.other = 1;\nreturn '),
    });
    for (const game of GAMES) expect(hashes[game]).not.toEqual(PRESENT[game]);
  });
});

describe('the editions of a dated ruleset', () => {
  test('keep their version where a card is what it was', () => {
    // the Attack of a card before 9.4, of an entry that has said so
    const { hearthstone } = new OtherEngine('other-past', {
      'rulesets/hearthstone/cards/sets/expert1/neutral.js': (text) =>
        text.replace(
          /was: \[\{ before: '9\.4', enchantment: \{ attack: 1/,
          "was: [{ before: '9.4', enchantment: { attack: 7",
        ),
    }).hashes('hearthstone');
    const changed = changedEditions('hearthstone', { hearthstone: hearthstone! });
    expect(changed).toEqual(ALL.filter((edition) => !isAtLeast(edition, '9.4')));
  });

  test('keep their version where a dated rule says what it said', () => {
    const { hearthstone } = new OtherEngine('other-date', {
      'rules/hearthstone-switches.json': (text) => {
        const switches = JSON.parse(text) as Record<string, { variants: { from: string }[] }>;
        const [, skips, again] = switches.counterSkipsOnPlay!.variants;
        skips!.from = '12.0';
        again!.from = '12.2';
        return JSON.stringify(switches);
      },
    }).hashes('hearthstone');
    const isIn = (edition: string, from: string, to: string) =>
      isAtLeast(edition, from) && !isAtLeast(edition, to);
    const before = (edition: string) => isIn(edition, '11.2', '11.4');
    const after = (edition: string) => isIn(edition, '12.0', '12.2');
    const changed = changedEditions('hearthstone', { hearthstone: hearthstone! });
    expect(changed).toEqual(ALL.filter((edition) => before(edition) !== after(edition)));
  });
});

test('every way to run the engine has the same version', () => {
  const scenario = { players: { 1: {}, 2: {} } };
  const here = operate('resolve', scenario);
  const command = execFileSync(
    process.execPath,
    ['dist/bin/rules-oracle.js', 'resolve', '-', '--json'],
    { input: JSON.stringify(scenario), encoding: 'utf8' },
  );
  const engine = `3+hs.24.6.2:${PRESENT.hearthstone!['24.6.2']}`;
  expect(here).toMatchObject({ ok: true, body: { engine } });
  expect(JSON.parse(command)).toMatchObject({ engine });
});
