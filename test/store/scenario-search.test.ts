import { beforeAll, expect, test } from 'vitest';
import type { ScenarioQuery, ScenarioSummary } from '../../src/store/scenarios/records.js';
import type { Store } from '../../src/store/store.js';
import { describeStore } from './support/databases.js';
import { draft, failureOf, unwrap } from './support/drafts.js';

const START = Date.UTC(2026, 0, 1);
let time = START;

describeStore(
  'the list of scenarios',
  (open) => {
    beforeAll(async () => {
      const { store } = open();
      time = START;
      for (let index = 0; index < 230; index++) {
        // Groups of five are saved in the same millisecond.
        if (index % 5 === 0) time += 1000;
        const result = await store.saveScenario(
          draft({
            title: index % 23 === 0 ? `Case ${index}: 100%_safe\\` : `Case ${index}: plain`,
            ruleset: index % 3 === 0 ? 'batch' : 'hearthstone',
            edition: index % 2 === 0 ? '10.0' : '11.0',
            cards: [`CARD_${index % 7}`, 'COMMON'],
            rules: [`rule.${index % 11}`],
            tags: [`tag ${index % 46}`],
          }),
        );
        unwrap(result);
      }
    });

    test('its pages hold every scenario once, newest first', async () => {
      const all = await everything(open().store, { limit: 7 });
      expect(all).toHaveLength(230);
      expect(new Set(all.map(({ id }) => id)).size).toBe(230);
      const sorted = all.toSorted(
        (a, b) => b.createdAt.localeCompare(a.createdAt) || (a.slug < b.slug ? 1 : -1),
      );
      expect(all).toEqual(sorted);
    });

    test('its conditions hold together', async () => {
      const { store } = open();
      const query = { ruleset: 'hearthstone', edition: '11.0', card: 'CARD_3', rule: 'rule.6' };
      const found = await everything(store, query);
      const expected = Array.from({ length: 230 }, (_, index) => index).filter(
        (index) => index % 3 !== 0 && index % 2 === 1 && index % 7 === 3 && index % 11 === 6,
      );
      expect(expected.length).toBeGreaterThan(0);
      const numbers = found.map(({ title }) => Number.parseInt(title.slice(5), 10));
      expect(new Set(numbers)).toEqual(new Set(expected));
      expect(numbers).toHaveLength(expected.length);
      expect(await everything(store, { card: 'COMMON' })).toHaveLength(230);
      expect(await everything(store, { card: 'common' })).toHaveLength(0);
      expect(await everything(store, { tag: 'tag 3', card: 'COMMON' })).toHaveLength(5);
    });

    test('a text is looked for as it is, in any letter case', async () => {
      const { store } = open();
      for (const text of ['100%_SAFE\\', '%', '_', '\\']) {
        expect(await everything(store, { text })).toHaveLength(10);
      }
      expect(await everything(store, { text: "plain' OR 1=1 --" })).toHaveLength(0);
      expect(await everything(store, { text: 'CASE 7: ' })).toHaveLength(1);
    });

    test('a page has 1 to 100 scenarios, 20 when nothing is said', async () => {
      const { store } = open();
      const sizes = [
        [undefined, 20],
        [0, 1],
        [-5, 1],
        [1, 1],
        [100, 100],
        [101, 100],
        [1e9, 100],
        [2.9, 2],
      ] as const;
      for (const [limit, size] of sizes) {
        const query = limit === undefined ? {} : { limit };
        expect(unwrap(await store.searchScenarios(query)).items).toHaveLength(size);
      }
    });

    test('a page that ends with the last scenario has no cursor', async () => {
      const { store } = open();
      const query = { text: 'safe', limit: 10 };
      expect(unwrap(await store.searchScenarios(query)).nextCursor).toBeNull();
      expect(unwrap(await store.searchScenarios({ ...query, limit: 9 })).nextCursor).not.toBeNull();
    });

    test('a scenario saved meanwhile does not disturb the pages that follow', async () => {
      const { store } = open();
      const first = unwrap(await store.searchScenarios({ limit: 50 }));
      time += 1000;
      const { id } = unwrap(await store.saveScenario(draft({ title: 'Meanwhile' })));
      const rest = await everything(store, { cursor: first.nextCursor ?? '' });
      const seen = [...first.items, ...rest];
      expect(new Set(seen.map((item) => item.id)).size).toBe(230);
      expect(seen.some((item) => item.id === id)).toBe(false);
    });

    test('a cursor that was not made here is refused', async () => {
      const { store } = open();
      const page = unwrap(await store.searchScenarios({ limit: 1 }));
      const real = page.nextCursor ?? '';
      for (const cursor of ['', 'x', `${real}x`, real.slice(1), '\u00e9', 'MTIz', `${real}=`]) {
        failureOf(await store.searchScenarios({ cursor }), 'BAD_CURSOR');
      }
    });
  },
  { now: () => time },
);

async function everything(store: Store, query: ScenarioQuery): Promise<ScenarioSummary[]> {
  const items: ScenarioSummary[] = [];
  let cursor = query.cursor ?? null;
  do {
    const page = unwrap(
      await store.searchScenarios({ ...query, ...(cursor !== null && { cursor }) }),
    );
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}
