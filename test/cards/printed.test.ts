import { describe, expect, test } from 'vitest';
import { definitionAt } from '../../src/rulesets/hearthstone/cards/compiling/dated-definition.js';
import {
  type CardEntry,
  card,
  ownCard,
  type PrintedEntry,
} from '../../src/rulesets/hearthstone/cards/entry.js';
import { isOut, printedCard } from '../../src/rulesets/hearthstone/cards/printed/printed-card.js';
import { putTogether } from '../../src/rulesets/hearthstone/cards/reading/built-in.js';
import { poolOf } from '../../src/rulesets/hearthstone/cards/registry.js';
import { SETS } from '../../src/rulesets/hearthstone/cards/sets/index.js';
import type { Effect } from '../../src/rulesets/hearthstone/language/words.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { CHANGED_IN, type Field, printedAt, ROWS } from './printed-at.js';

const ENTRIES: readonly PrintedEntry[] = SETS.flat().flatMap((entry) =>
  'own' in entry ? [] : entry,
);

/** Cards of which something else holds than the data says. */
const OVERRIDDEN = [
  'DAL_373ts',
  'DAL_177ts',
  'EX1_165t1',
  'EX1_165t2',
  'EX1_110t',
  'EX1_248',
  'EX1_250',
  'EX1_323',
  'OG_044a',
  'SW_107',
  'SW_055',
  'SW_094',
];

describe('what is printed on the cards', () => {
  test('changed in many patches', () => {
    expect(CHANGED_IN.length).toBeGreaterThan(50);
  });

  test('spells have a school from 20.0 on', () => {
    const frostbolt = printedCard('CS2_024')!.definition;
    const schools = ['5.0', '10.0', '19.6', '20.0', '24.6'].map(
      (patch) => definitionAt(frostbolt, patch).school,
    );
    expect(schools).toEqual([undefined, undefined, undefined, 'FROST', 'FROST']);
    const early = poolOf(editionOf('10.0')).cards.filter(({ definition }) => definition.school);
    expect(early.filter(({ id }) => isOut(id, '19.6')).map(({ id }) => id)).toEqual([]);
  });

  test.each(['0', ...CHANGED_IN])('is in the pool of %s what the data says', (patch) => {
    const differences: string[] = [];
    for (const { id, definition } of poolOf(editionOf(patch)).cards) {
      if (!ROWS.has(id) || OVERRIDDEN.includes(id)) continue;
      const { name, type, cost = 0, attack = 0 } = definition;
      const health = definition.durability ?? definition.health ?? 0;
      const compare = (field: Field, ours: string | number): void => {
        const text = printedAt(id, field, patch);
        const theirs = field === 'name' ? text : Number(text);
        if (ours !== theirs) differences.push(`${id} ${field}: ${ours}, in the data ${theirs}`);
      };
      compare('name', name);
      if (type === 'ENCHANTMENT') continue;
      compare('cost', cost);
      compare('attack', attack);
      compare('health', health);
    }
    expect(differences).toEqual([]);
  });

  test('is overridden with a reason, and only where it differs', () => {
    const overridden = ENTRIES.filter(({ override }) => override !== undefined);
    expect(overridden.map(({ id }) => id)).toEqual(OVERRIDDEN);
    for (const { id, override } of overridden) {
      expect(override!.because).not.toBe('');
      expect(printedCard(id)!.definition).not.toMatchObject(override!.facts);
    }
  });

  test('is dated: a card that changed twice', () => {
    const owl = putTogether([card('EX1_005', 'Big Game Hunter')]).find(
      ({ id }) => id === 'EX1_005',
    )!;
    const costs = ['4.0', '5.0', '19.6', '20.0'].map((patch) => definitionAt(owl, patch).cost);
    expect(costs).toEqual([3, 5, 5, 4]);
  });
});

describe('an entry of a set file', () => {
  test('says only what is new', () => {
    const said = ENTRIES.flatMap(({ id, keywords, requires, override, was, name, ...does }) => {
      const { definition, isPlain, requires: printed } = printedCard(id)!;
      const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
      return [
        keywords && same(keywords, definition.keywords) ? `${id} keywords` : [],
        requires && same(requires, printed) ? `${id} requires` : [],
        isPlain && !keywords && !was && !override && Object.keys(does).length === 0
          ? `${id} ${name}`
          : [],
      ].flat();
    });
    expect(said).toEqual([]);
  });

  test.each<[string, CardEntry[], string]>([
    ['a name of another card', [card('EX1_005', 'Leper Gnome')], 'is called Big Game Hunter'],
    ['an id that the data lacks', [card('EX1_005x', 'Big Game Hunter')], 'is not in the data'],
    [
      'all facts of a card that the data has',
      [ownCard({ id: 'EX1_005', name: 'Big Game Hunter', type: 'MINION' })],
      'is in the data',
    ],
    [
      'a card that has an entry',
      [card('EX1_005', 'Big Game Hunter'), card('EX1_005', 'Big Game Hunter')],
      'has two entries',
    ],
  ])('is refused with %s', (_, entries, problem) => {
    expect(() => putTogether(entries)).toThrow(problem);
  });

  test('takes no target always that it uses on a condition only', () => {
    const aims = (part: unknown) => (JSON.stringify(part) ?? '').includes('"TARGET"');
    const onCondition = (effect: Effect) =>
      'if' in effect && !aims(effect.if) && !aims('else' in effect ? effect.else : undefined);
    const aimed = ENTRIES.filter(({ battlecry = [] }) => {
      const uses = battlecry.filter(aims);
      return uses.length > 0 && uses.every(onCondition);
    });
    const always = aimed.filter(({ id, requires = printedCard(id)!.requires ?? {} }) =>
      Object.keys(requires).some((name) =>
        ['REQ_TARGET_IF_AVAILABLE', 'REQ_TARGET_TO_PLAY'].includes(name),
      ),
    );
    expect(aimed.map(({ id }) => id)).toContain('BAR_040');
    expect(always.map(({ id }) => id)).toEqual([]);
  });

  test('may have an earlier name of its card', () => {
    const named = putTogether([card('EX1_614', 'Illidan Stormrage')]);
    expect(named.find(({ id }) => id === 'EX1_614')!.name).toBe('Xavius');
  });
});

test('nothing printed but keywords is all there is to know', () => {
  const { byId } = poolOf(editionOf('10.0'));
  expect(byId.get('CS2_182')).toMatchObject({ known: true, cost: 4, attack: 4, health: 5 });
  expect(byId.get('CS2_142')!.definition).toMatchObject({ spellDamage: 1 });
  expect(byId.get('AT_052')!.definition).toMatchObject({ overload: 1 });
});

test('a card whose text is not known is in the pool as far as it is printed, and drawn from its patch on', () => {
  expect(poolOf(editionOf('17.0')).byId.get('SCH_199')).toMatchObject({ drawable: false });
  expect(poolOf(editionOf('18.0')).byId.get('SCH_199')).toMatchObject({ known: false });
});
