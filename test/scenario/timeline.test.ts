import { expect, test } from 'vitest';
import { shortName } from '../../src/rulesets/common/editions.js';
import { HEARTHSTONE } from '../../src/rulesets/hearthstone/ruleset.js';
import { defineRuleset } from '../../src/rulesets/ruleset.js';
import { EditionRuns } from '../../src/scenario/compare/runs.js';
import { scenarioBody, scenarioPaths } from '../support/scenario-bodies.js';
import { ask, refusal } from './support/ask.js';

/** A Knife Juggler, which had 3 Attack, then 2, then 3 again, attacks what has 3 Health. */
const JUGGLER = {
  patch: '10.0',
  players: { 1: { board: ['Knife Juggler'] }, 2: { board: ['River Crocolisk'] } },
  actions: [{ attack: 'Knife Juggler', target: 'River Crocolisk' }],
};

test('a card that changed parts the editions, and is named', () => {
  const { spans, changes, text } = ask('timeline', JUGGLER);
  expect(spans.map(({ from, to, asked }) => [from, to, asked])).toEqual([
    ['1.0.0.3140', '4.3', false],
    ['5.0.0', '19.6', true],
    ['20.0.0', '24.6.2', false],
  ]);
  expect(changes).toMatchObject([
    { before: '4.3', from: '5.0.0', causes: [], cards: [{ name: 'Knife Juggler' }] },
    { before: '19.6', from: '20.0.0', causes: [], cards: [{ name: 'Knife Juggler' }] },
  ]);
  expect(text).toBe(
    'From 5.0.0 to 19.6: Knife Juggler dies, River Crocolisk takes 2 and survives at 1. ' +
      'Until 4.3: Knife Juggler and River Crocolisk die. Patch 5.0.0 changed: Knife Juggler. ' +
      'Since 20.0.0: Knife Juggler and River Crocolisk die. Patch 20.0.0 changed: Knife Juggler.',
  );
});

/** A countered spell has an After Spell Phase in some editions. */
const COUNTERED = {
  patch: '10.0',
  players: {
    1: { hand: ['Counterspell'], mana: 10, deck: ['Wisp'] },
    2: { hand: ['Fireball'], board: ['Wild Pyromancer'], mana: 10, deck: ['Wisp'] },
  },
  actions: [{ play: 'Counterspell' }, 'endTurn', { play: 'Fireball', target: 'hero 1' }],
};

test('a rule that changed is told with its switch and its name', () => {
  const { spans, changes, text } = ask('timeline', COUNTERED);
  expect(spans.map(({ from }) => from)).toEqual(['1.0.0.3140', '9.2', '11.2']);
  expect(changes[0]?.causes).toMatchObject([{ switch: 'counteredSpellEndsSequence' }]);
  expect(text).toContain('Patch 9.2 changed: Countered spells still have an After Spell Phase.');
});

test('what other editions answer stands by itself, in the language asked for', () => {
  const { text, otherwise } = ask('timeline', JUGGLER);
  expect(text.endsWith(otherwise!)).toBe(true);
  expect(ask('timeline', { ...JUGGLER, language: 'zh' }).otherwise).toBe(
    '至4.3版本为止：飞刀杂耍者和淡水鳄死亡。 5.0.0版本的改动：飞刀杂耍者。 ' +
      '自20.0.0版本起：飞刀杂耍者和淡水鳄死亡。 20.0.0版本的改动：飞刀杂耍者。',
  );
});

test('editions whose ruling reads the same say that the board is another', () => {
  const { otherwise } = ask('timeline', {
    patch: '10.0',
    players: { 1: { board: ['Knife Juggler'] }, 2: { board: ['Wisp'] } },
    actions: [{ attack: 'Knife Juggler', target: 'Wisp' }],
  });
  expect(otherwise).toMatch(/^Until 4.3: the same ruling, but another board at the end\. /);
});

test('what is the same everywhere says so, and begins where all cards are out', () => {
  const { spans, since, text, otherwise } = ask('timeline', {
    players: { 1: { board: ['Haunted Creeper'] }, 2: { board: ['Wisp'] } },
    actions: [{ attack: 'Haunted Creeper', target: 'Wisp' }],
  });
  expect(spans).toHaveLength(1);
  expect(otherwise).toBeNull();
  expect(since).toBe('1.1');
  expect(text).toMatch(/^The same in every edition: /);
});

test('an edition before its cards is looked at where it is asked about', () => {
  const { spans } = ask('timeline', { ...JUGGLER, patch: '1.1.0' });
  expect(spans.find(({ asked }) => asked)?.from).toBe('1.0.0.3140');
  const creeper = { players: { 1: { board: ['Haunted Creeper'] }, 2: {} }, actions: ['endTurn'] };
  expect(ask('timeline', { ...creeper, patch: '1.0.0.3140' }).since).toBe('1.0.0.3140');
});

test('it is told in Chinese', () => {
  const { text } = ask('timeline', { ...JUGGLER, language: 'zh' });
  expect(text).toMatch(/^5\.0\.0至19\.6版本：/);
  expect(text).toContain('自20.0.0版本起：');
});

test('games of one edition have one span', () => {
  const { spans } = ask('timeline', { ruleset: 'batch', players: {}, actions: [] });
  expect(spans).toHaveLength(1);
});

test('a full state is refused: it belongs to one edition', () => {
  const { state } = ask('resolve', JUGGLER);
  expect(refusal({ state, actions: [] }, 'timeline').errors).toMatchObject([
    { code: 'NOT_HERE', path: ['state'] },
  ]);
});

/** Scenario files from all over the suite; what has variants is several scenarios. */
const FILES = scenarioPaths('hearthstone').filter((path, place) => {
  const body = scenarioBody(path);
  return place % 200 === 7 && !('state' in body) && !('variants' in body);
});

test.each(FILES)('%s: editions that count as the same go the same', (path) => {
  const game = defineRuleset(HEARTHSTONE);
  const { patch: _, ...body } = scenarioBody(path);
  const { published } = game.editions;
  const shared = new EditionRuns(body, game, {});
  for (const [place, { patch }] of published.entries()) {
    const edition = shortName(patch, published);
    shared.in(edition);
    if (place % 4 !== 1) continue;
    const { outcome } = new EditionRuns(body, game, {}).in(edition);
    expect({ edition, outcome: shared.in(edition).outcome }).toEqual({ edition, outcome });
  }
});
