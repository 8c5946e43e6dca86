import { describe, expect, it } from 'vitest';
import { allRulesets, rulesetOf } from '../../src/rulesets/index.js';
import type { AnswerOf } from '../../src/scenario/operations.js';
import type { CataloguePage } from '../../src/scenario/oracle.js';
import { rulesOf } from '../../src/scenario/rules/rule-files.js';
import { ask, type Body, refusal } from './support/ask.js';

type List = 'cards' | 'rules' | 'patches' | 'rulesets';

const page = (operation: List, filter: Body = {}): CataloguePage => ask(operation, filter);

const idsOf = ({ items }: CataloguePage): string[] => items.map(({ id }) => id);

describe('lists', () => {
  it('of cards are found by id, name and text', () => {
    expect(page('cards', { id: 'CS2_182' }).items).toMatchObject([
      { name: 'Chillwind Yeti', attack: 4, health: 5 },
    ]);
    expect(idsOf(page('cards', { name: 'raid lead' }))).toEqual(['CS2_122']);
    expect(idsOf(page('cards', { text: 'chillwind' }))).toContain('CS2_182');
  });

  it('of cards are those of exactly a name, in any letter case and either language, of an id or a number', () => {
    const called = (text: string, filter: Body = {}) =>
      idsOf(page('cards', { called: text, ...filter }));
    for (const text of ['knife juggler', 'new1_019', '飞刀杂耍者', '1073'])
      expect(called(text), text).toEqual(['NEW1_019']);
    expect(called('Knife')).toEqual([]);
    // several cards of a name, the collectible one first; one that came later; one whose text is not known
    expect(called('Wisp')).toEqual(['CS2_231', 'OG_195c', 'GIL_553t']);
    expect(called('Oh My Yogg!')).toEqual(['DMF_236']);
    expect(page('cards', { called: 'SCH_199', patch: '18.0' }).items[0]).toMatchObject({
      id: 'SCH_199',
      unknownBecause: expect.stringContaining('no source tells') as unknown,
    });
    const { items } = page('cards', { ruleset: 'batch' });
    const { id, name } = items[0]!;
    expect(called(String(name).toUpperCase(), { ruleset: 'batch' })).toEqual([id]);
    expect(refusal({ called: 'x' }, 'rules').errors).toMatchObject([{ code: 'UNKNOWN_FIELD' }]);
  });

  it('of cards say of one whose text is not known what is printed, and why', () => {
    const patch = '18.0';
    const [card] = page('cards', { id: 'SCH_199', patch }).items;
    expect(card).toMatchObject({
      name: 'Transfer Student',
      cost: 2,
      names: { zhCN: '转校生' },
    });
    expect(card!.unknownBecause).toContain('no source tells');
    expect(card).not.toHaveProperty('reads');
    expect(page('cards', { id: '转校生', patch }).items).toEqual([card]);
    expect(page('cards', { name: '转校', patch }).items).toEqual([card]);
    expect(idsOf(page('cards', { name: 'Abominable Lieutenant', patch }))).toEqual(['AV_139']);
    // One that came after the edition is told as it is printed today.
    expect(page('cards', { id: 'DAL_086' }).items).toMatchObject([{ name: 'Sunreaver Spy' }]);
  });

  it('of cards have the values of the edition', () => {
    const [now] = page('cards', { name: 'fiery war axe', patch: '10.0' }).items;
    const [then] = page('cards', { name: 'fiery war axe', patch: '4.0' }).items;
    expect([now!.cost, then!.cost]).toEqual([3, 2]);
  });

  it('of rules are found by text, and by the edition in which they hold', () => {
    expect(idsOf(page('rules', { id: 'HS-R1-dfs' }))).toEqual(['HS-R1-dfs']);
    expect(idsOf(page('rules', { text: 'depth-first' })).length).toBeGreaterThan(0);
    const id = 'HS-R2-precheck-after';
    expect(idsOf(page('rules', { id, patch: '10.0' }))).toEqual([id]);
    expect(refusal({ id, patch: '9.1' }, 'rules').code).toBe('NO_SUCH_ITEM');
    expect(idsOf(page('rules', { id: `${id}-old`, patch: '9.1' }))).toEqual([`${id}-old`]);
  });

  it('of rules need no rule system: no two have a rule of the same id', () => {
    const all = allRulesets().flatMap((ruleset) => rulesOf(ruleset).map((rule) => rule.id));
    expect(new Set(all).size).toBe(all.length);
    for (const id of ['WOW-407.1', 'BATCH-c-turn', 'HS-R9'])
      expect(idsOf(page('rules', { id }))).toEqual([id]);
    expect(idsOf(page('rules', { ids: ['nothing', 'WOW-407.2', 'WOW-407.1'] }))).toEqual([
      'WOW-407.2',
      'WOW-407.1',
    ]);
    expect(refusal({ ruleset: 'batch', id: 'WOW-407.1' }, 'rules').code).toBe('NO_SUCH_ITEM');
  });

  it('of editions say what every dated rule is', () => {
    const { items } = page('patches', { ruleset: 'hearthstone', first: 100 });
    expect(items.filter(({ isDefault }) => isDefault)).toEqual([]);
    const newest = page('patches', { ruleset: 'hearthstone', patch: '24.6.2' }).items;
    expect(newest).toMatchObject([{ isDefault: true }]);
    const changed = items.filter(({ changes }) => (changes as unknown[]).length > 0);
    expect(changed.length).toBeGreaterThan(4);
  });

  it('of rule systems name all of them', () => {
    expect(idsOf(page('rulesets'))).toEqual(allRulesets().map(({ id }) => id));
  });

  it('come in pages, each item once', () => {
    const all: string[] = [];
    let after: string | null = null;
    do {
      const { items, next }: CataloguePage = page('rules', {
        first: 100,
        ...(after === null ? {} : { after }),
      });
      all.push(...items.map(({ id }) => id));
      after = next;
    } while (after !== null);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(rulesOf(allRulesets()[0]!).map(({ id }) => id));
  });

  it.each([
    ['cards', { id: 'CS2_1822' }, 'NO_SUCH_ITEM', 404, '/id'],
    ['rules', { id: 'HS-R1-dfss' }, 'NO_SUCH_ITEM', 404, '/id'],
    ['rules', { after: 'nothing' }, 'INVALID_FILTER', 422, '/after'],
    ['cards', { patch: 'x' }, 'INVALID_FILTER', 422, '/patch'],
    ['cards', { first: 101 }, 'INVALID_FILTER', 422, '/first'],
    ['cards', { ruleset: 'chess' }, 'INVALID_FILTER', 422, '/ruleset'],
    ['patches', { rulset: 'chess' }, 'INVALID_FILTER', 422, '/rulset'],
  ] as const)('of %s refuse %j', (operation, filter, code, status, pointer) => {
    const problem = refusal(filter, operation);
    expect(problem).toMatchObject({ code, status });
    expect(problem.errors!.map((error) => error.pointer)).toEqual([pointer]);
  });
});

describe('what is not there is answered with the nearest', () => {
  it.each([
    ['cards', 'CS2_1822', ['CS2_182']],
    ['cards', 'Knife Jugler', ['NEW1_019']],
    ['cards', 'knife jugglers', ['NEW1_019']],
    ['rules', 'HS-R1-dfss', ['HS-R1-dfs']],
    ['patches', 'hearthstone:9,2', ['hearthstone:9.2']],
    ['rulesets', 'hearthston', ['hearthstone']],
  ] as const)('%s: %s', (operation, id, nearest) => {
    const { code, detail, errors } = refusal({ id }, operation);
    expect({ code, errors }).toMatchObject({
      code: 'NO_SUCH_ITEM',
      errors: [{ code: 'NO_SUCH_ITEM', pointer: '/id' }],
    });
    expect(errors![0]!.nearest!.slice(0, 1)).toEqual(nearest);
    expect(detail).toContain('Did you mean');
  });

  it('with the name and the id of a card', () => {
    expect(refusal({ id: 'Knife Jugler' }, 'cards').detail).toBe(
      'id: there is no card "Knife Jugler". Did you mean Knife Juggler (NEW1_019)?',
    );
  });

  it('and with nothing where nothing is near', () => {
    expect(refusal({ id: 'zzzzzzzzzzzz' }, 'cards').errors![0]).not.toHaveProperty('nearest');
  });

  it('editions too', () => {
    expect(refusal({ patch: '9,2' }, 'cards').errors).toMatchObject([
      { code: 'UNKNOWN_PATCH', pointer: '/patch', nearest: expect.arrayContaining(['9.2']) },
    ]);
  });
});

describe('the cards that are known', () => {
  it('are counted set by set, and the others have a reason', () => {
    const { patch, collectible, known, sets } = coverage({ patch: '10.0' });
    expect(patch).toMatch(/^10\.0/);
    expect(sum(sets, 'collectible')).toBe(collectible);
    expect(sum(sets, 'known')).toBe(known);
    for (const set of sets) {
      expect(set.known + set.unknown.length).toBe(set.collectible);
      expect(set.reasons.map(({ id }) => id)).toEqual(set.unknown);
    }
    expect(sets.find(({ set }) => set === 'NAXX')).toMatchObject({ unknown: [], partly: [] });
  });

  it('are more in a later edition, and none of a set before it came', () => {
    expect(coverage({ patch: '3.0' }).sets.map(({ set }) => set)).not.toContain('OG');
    expect(coverage({ patch: '12.0' }).collectible).toBeGreaterThan(
      coverage({ patch: '10.0' }).collectible,
    );
  });

  it('of a rule system without collections are no question', () => {
    expect(refusal({ ruleset: 'batch' }, 'cardCoverage')).toMatchObject({ code: 'NO_SUCH_ITEM' });
  });

  const coverage = (filter: object) => ask('cardCoverage', filter) as unknown as Coverage;
  type Coverage = AnswerOf<'cardCoverage'>;
  const sum = (sets: Coverage['sets'], field: 'collectible' | 'known') =>
    sets.reduce((total, set) => total + set[field], 0);
});

describe('the schema of cards', () => {
  it.each([{}, { ruleset: 'batch' }])('for %j is a JSON Schema with the card in it', (filter) => {
    expect(ask('cardSchema', filter)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'array',
      items: { $ref: '#/$defs/Card' },
      $defs: { Card: { required: expect.arrayContaining(['id', 'name', 'type']) } },
    });
  });

  it('of an unknown rule system is refused with the nearest', () => {
    expect(refusal({ ruleset: 'bach' }, 'cardSchema')).toMatchObject({
      code: 'INVALID_FILTER',
      errors: [{ code: 'UNKNOWN_RULESET', pointer: '/ruleset', nearest: ['batch'] }],
    });
    expect(refusal({ patch: '10.0' }, 'cardSchema').errors).toMatchObject([
      { code: 'UNKNOWN_FIELD', pointer: '/patch' },
    ]);
  });

  it('of a rule system that takes no cards is not there, and the answer says which have one', () => {
    const batch = rulesetOf('batch')!.catalogue as { cardSchema?: unknown };
    const { cardSchema } = batch;
    delete batch.cardSchema;
    expect(refusal({ ruleset: 'batch' }, 'cardSchema')).toMatchObject({
      code: 'NO_SUCH_ITEM',
      detail: expect.stringMatching(/: hearthstone, wow-tcg\.$/),
    });
    batch.cardSchema = cardSchema;
  });
});

describe('the rule catalogue', () => {
  it.each(allRulesets())('of $id has an id, a range and a text in every row', (ruleset) => {
    const rows = rulesOf(ruleset);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, patches, says } of rows)
      expect([id, patches, says].every((text) => typeof text === 'string' && text !== '')).toBe(
        true,
      );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(allRulesets())('of $id has every rule that a dated rule cites', (ruleset) => {
    const ids = new Set(rulesOf(ruleset).map(({ id }) => id));
    const cited = ruleset.editions.switches.flatMap(({ variants }) =>
      variants.flatMap(({ rules }) => rules),
    );
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(allRulesets())('of $id has every rule that an inference follows from', (ruleset) => {
    const ids = new Set(rulesOf(ruleset).map(({ id }) => id));
    const inferred = rulesOf(ruleset).filter(({ topic }) => topic === 'inferred');
    expect(inferred.length).toBeGreaterThan(0);
    const cited = inferred.flatMap(({ from }) => from as string[]);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(allRulesets())('of $id marks what was inferred by the id', (ruleset) => {
    const rows = rulesOf(ruleset);
    const marked = rows.filter(({ id }) => id.includes('-INF-'));
    expect(marked).toEqual(rows.filter(({ topic }) => topic === 'inferred'));
  });
});

it('a rule whose range ends says what stands in its place, and that says what it replaced', () => {
  const [old] = ask('rules', { id: 'HS-SEQ-minion' }).items;
  expect(old).toMatchObject({ replacedBy: [{ from: '11.2', rules: ['ZH-2.2-play'] }] });
  const [now] = ask('rules', { id: 'ZH-2.2-play' }).items;
  const rules = expect.arrayContaining(['HS-SEQ-minion']);
  expect(now!.replaces).toContainEqual(expect.objectContaining({ from: '0', rules }));
  expect(now).toMatchObject({ section: '2.2' });
});

it('a worked case says in which section of its book it stands', () => {
  expect(ask('cases', { id: 'ZH-548' }).items).toMatchObject([{ section: '2.2' }]);
});
