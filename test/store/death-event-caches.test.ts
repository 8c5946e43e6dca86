import { expect, test } from 'vitest';
import type { DeathEventCacheDraft } from '../../src/store/death-event-caches/records.js';
import { describeStore } from './support/databases.js';
import { death, failureOf, unwrap } from './support/drafts.js';

const NOBODY = 'a'.repeat(26);
const clockMs = Date.UTC(2026, 0, 1);

function cacheDraft(over: Partial<DeathEventCacheDraft> = {}): DeathEventCacheDraft {
  return { ruleset: 'hearthstone', edition: '10.0', title: 'A game', events: [], ...over };
}

describeStore(
  'death event caches',
  (open) => {
    test('a cache gives its deaths back in order, with what they carry', async () => {
      const { store } = open();
      const events = [
        death(9, { zonePosition: 7, extra: { golden: true, enchantments: [] } }),
        death(-3, { controller: 2, turn: 0, cardId: '' }),
        death(2 ** 31 - 1, { extra: [1, 'two', null] }),
      ];
      const { id, version } = unwrap(await store.createDeathEventCache(cacheDraft({ events })));
      expect(version).toBe(3);
      expect(unwrap(await store.getDeathEventCache(id))).toEqual({
        id,
        ruleset: 'hearthstone',
        edition: '10.0',
        title: 'A game',
        version: 3,
        latestVersion: 3,
        createdAt: new Date(clockMs).toISOString(),
        events: events.map((event, index) => ({ seq: index + 1, ...event })),
      });
    });

    test('its versions are its beginnings, for ever', async () => {
      const { store } = open();
      const { id } = unwrap(
        await store.createDeathEventCache(cacheDraft({ events: [death(1), death(2)] })),
      );
      const before = unwrap(await store.getDeathEventCache(id, 2));
      const appended = unwrap(await store.appendDeaths(id, 2, [death(3), death(4)]));
      expect(appended).toEqual({ id, version: 4 });
      const after = unwrap(await store.getDeathEventCache(id, 2));
      expect(after).toEqual({ ...before, latestVersion: 4 });
      const entities = unwrap(await store.getDeathEventCache(id)).events.map((e) => e.entityId);
      expect(entities).toEqual([1, 2, 3, 4]);
      expect(unwrap(await store.getDeathEventCache(id, 0)).events).toEqual([]);
      for (const version of [5, -1, 1.5, Number.NaN]) {
        failureOf(await store.getDeathEventCache(id, version), 'NOT_FOUND');
      }
    });

    test('deaths are appended only to the version that was expected', async () => {
      const { store } = open();
      const { id } = unwrap(await store.createDeathEventCache(cacheDraft({ events: [death(1)] })));
      for (const version of [0, 2, -1, 0.5]) {
        const conflict = failureOf(
          await store.appendDeaths(id, version, [death(2)]),
          'VERSION_CONFLICT',
        );
        expect(conflict).toMatchObject({ expectedVersion: version, currentVersion: 1 });
      }
      expect(unwrap(await store.getDeathEventCache(id)).events).toHaveLength(1);
      expect(unwrap(await store.appendDeaths(id, 1, []))).toEqual({ id, version: 1 });
    });

    test('of ten who append at once exactly one succeeds', async () => {
      const { store } = open();
      const { id } = unwrap(await store.createDeathEventCache(cacheDraft()));
      const results = await Promise.all(
        Array.from({ length: 10 }, (_, who) =>
          store.appendDeaths(id, 0, [death(who), death(100 + who)]),
        ),
      );
      const winner = results.findIndex(({ ok }) => ok);
      for (const [who, result] of results.entries()) {
        if (who !== winner) failureOf(result, 'VERSION_CONFLICT');
      }
      const { events } = unwrap(await store.getDeathEventCache(id));
      expect(events.map(({ entityId }) => entityId)).toEqual([winner, 100 + winner]);
    });

    test('an unknown cache is not found', async () => {
      const { store } = open();
      for (const id of [NOBODY, '', '\0']) {
        failureOf(await store.getDeathEventCache(id), 'NOT_FOUND');
      }
      failureOf(await store.appendDeaths(NOBODY, 0, [death(1)]), 'NOT_FOUND');
    });

    test('deaths that do not fit are refused with their place', async () => {
      const { store } = open();
      const { id } = unwrap(await store.createDeathEventCache(cacheDraft()));
      const refused = [
        [death(0.5), '/events/1/entityId'],
        [death(1, { turn: 2 ** 31 }), '/events/1/turn'],
        [death(1, { zonePosition: Number.NaN }), '/events/1/zonePosition'],
        [death(1, { cardId: '\0' }), '/events/1/cardId'],
        [death(1, { extra: { text: '\ud800' } }), '/events/1/extra/text'],
        [death(1, { extra: { text: 'x'.repeat(2_000) } }), '/events/1/extra'],
      ] as const;
      for (const [event, path] of refused) {
        const events = [death(1), event];
        expect(failureOf(await store.appendDeaths(id, 0, events), 'UNSTORABLE').path).toBe(path);
        const created = await store.createDeathEventCache(cacheDraft({ events }));
        expect(failureOf(created, 'UNSTORABLE').path).toBe(path);
      }
      expect(unwrap(await store.getDeathEventCache(id)).events).toEqual([]);
    });

    test('six thousand deaths are kept, fifty thousand and one are refused', async () => {
      const { store } = open();
      const many = Array.from({ length: 6_000 }, (_, index) => death(index));
      const { id } = unwrap(await store.createDeathEventCache(cacheDraft({ events: many })));
      const { events } = unwrap(await store.getDeathEventCache(id));
      expect(events.map(({ entityId }) => entityId)).toEqual(many.map(({ entityId }) => entityId));
      const page = unwrap(await store.getDeathEventCache(id, 5_000, { after: 4_990, first: 500 }));
      expect(page).toMatchObject({ version: 5_000, latestVersion: 6_000 });
      expect(page.events).toEqual(events.slice(4_990, 5_000));
      const tooMany = Array.from({ length: 50_001 }, () => death(1));
      failureOf(await store.createDeathEventCache(cacheDraft({ events: tooMany })), 'UNSTORABLE');
      failureOf(await store.appendDeaths(id, 6_000, tooMany.slice(6_000)), 'UNSTORABLE');
    });
  },
  { now: () => clockMs },
);
