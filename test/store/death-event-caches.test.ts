import { expect, test } from 'vitest';
import type {
  CreatedDeathEventCache,
  DeathEventCacheDraft,
} from '../../src/store/death-event-caches/records.js';
import { describeStore } from './support/databases.js';
import { death, draft, failureOf, unwrap } from './support/drafts.js';

const DAY_MS = 24 * 3_600_000;
const NOBODY = 'a'.repeat(26);
let clockMs = Date.UTC(2026, 0, 1);

function cacheDraft(over: Partial<DeathEventCacheDraft> = {}): DeathEventCacheDraft {
  return { ruleset: 'hearthstone', edition: '10.0', title: 'A game', deaths: [], ...over };
}

/** Proof that a cache is one's own. */
const ownerOf = ({ id, editToken }: CreatedDeathEventCache) => ({ id, editToken });

describeStore(
  'death event caches',
  (open) => {
    test('a cache gives its deaths back in order, with what they carry', async () => {
      const { store } = open();
      const deaths = [
        death(9, { zonePosition: 7, extra: { golden: true, enchantments: [] } }),
        death(-3, { controller: 2, turn: 0, cardId: '' }),
        death(2 ** 31 - 1, { extra: [1, 'two', null] }),
      ];
      const { id, version } = unwrap(await store.createDeathEventCache(cacheDraft({ deaths })));
      expect(version).toBe(3);
      expect(unwrap(await store.getDeathEventCache(id))).toEqual({
        id,
        ruleset: 'hearthstone',
        edition: '10.0',
        title: 'A game',
        version: 3,
        latestVersion: 3,
        createdAt: new Date(clockMs).toISOString(),
        events: deaths.map((event, index) => ({ seq: index + 1, ...event })),
      });
    });

    test('its versions are its beginnings, for ever', async () => {
      const { store } = open();
      const owner = ownerOf(
        unwrap(await store.createDeathEventCache(cacheDraft({ deaths: [death(1), death(2)] }))),
      );
      const { id } = owner;
      const before = unwrap(await store.getDeathEventCache(id, 2));
      const appended = unwrap(
        await store.appendDeaths({ ...owner, expectedVersion: 2, deaths: [death(3), death(4)] }),
      );
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
      const owner = ownerOf(
        unwrap(await store.createDeathEventCache(cacheDraft({ deaths: [death(1)] }))),
      );
      const { id } = owner;
      for (const version of [0, 2, -1, 0.5]) {
        const conflict = failureOf(
          await store.appendDeaths({ ...owner, expectedVersion: version, deaths: [death(2)] }),
          'VERSION_CONFLICT',
        );
        expect(conflict).toMatchObject({ expectedVersion: version, currentVersion: 1 });
      }
      expect(unwrap(await store.getDeathEventCache(id)).events).toHaveLength(1);
      expect(
        unwrap(await store.appendDeaths({ ...owner, expectedVersion: 1, deaths: [] })),
      ).toEqual({ id, version: 1 });
    });

    test('of ten who append at once exactly one succeeds', async () => {
      const { store } = open();
      const owner = ownerOf(unwrap(await store.createDeathEventCache(cacheDraft())));
      const { id } = owner;
      const results = await Promise.all(
        Array.from({ length: 10 }, (_, who) =>
          store.appendDeaths({
            ...owner,
            expectedVersion: 0,
            deaths: [death(who), death(100 + who)],
          }),
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
      failureOf(
        await store.appendDeaths({
          id: NOBODY,
          editToken: 'x',
          expectedVersion: 0,
          deaths: [death(1)],
        }),
        'NOT_FOUND',
      );
    });

    test('deaths that do not fit are refused with their place', async () => {
      const { store } = open();
      const owner = ownerOf(unwrap(await store.createDeathEventCache(cacheDraft())));
      const { id } = owner;
      const refused = [
        [death(0.5), '/deaths/1/entityId'],
        [death(1, { turn: 2 ** 31 }), '/deaths/1/turn'],
        [death(1, { zonePosition: Number.NaN }), '/deaths/1/zonePosition'],
        [death(1, { cardId: '\0' }), '/deaths/1/cardId'],
        [death(1, { extra: { text: '\ud800' } }), '/deaths/1/extra/text'],
        [death(1, { extra: { text: 'x'.repeat(2_000) } }), '/deaths/1/extra'],
      ] as const;
      for (const [event, path] of refused) {
        const deaths = [death(1), event];
        expect(
          failureOf(
            await store.appendDeaths({ ...owner, expectedVersion: 0, deaths: deaths }),
            'UNSTORABLE',
          ).path,
        ).toBe(path);
        const created = await store.createDeathEventCache(cacheDraft({ deaths }));
        expect(failureOf(created, 'UNSTORABLE').path).toBe(path);
      }
      expect(unwrap(await store.getDeathEventCache(id)).events).toEqual([]);
    });

    test('six thousand deaths are kept, fifty thousand and one are refused', async () => {
      const { store } = open();
      const many = Array.from({ length: 6_000 }, (_, index) => death(index));
      const owner = ownerOf(
        unwrap(await store.createDeathEventCache(cacheDraft({ deaths: many }))),
      );
      const { id } = owner;
      const { events } = unwrap(await store.getDeathEventCache(id));
      expect(events.map(({ entityId }) => entityId)).toEqual(many.map(({ entityId }) => entityId));
      const page = unwrap(await store.getDeathEventCache(id, 5_000, { after: 4_990, first: 500 }));
      expect(page).toMatchObject({ version: 5_000, latestVersion: 6_000 });
      expect(page.events).toEqual(events.slice(4_990, 5_000));
      const tooMany = Array.from({ length: 50_001 }, () => death(1));
      failureOf(await store.createDeathEventCache(cacheDraft({ deaths: tooMany })), 'UNSTORABLE');
      failureOf(
        await store.appendDeaths({
          ...owner,
          expectedVersion: 6_000,
          deaths: tooMany.slice(6_000),
        }),
        'UNSTORABLE',
      );
    });

    test('only the token that was given once appends and deletes', async () => {
      const { store } = open();
      const created = unwrap(await store.createDeathEventCache(cacheDraft()));
      const other = unwrap(await store.createDeathEventCache(cacheDraft()));
      expect(created.editToken).toMatch(/^[\w-]{43}$/);
      const { id } = created;
      for (const editToken of [other.editToken, '', created.editToken.slice(1)]) {
        const append = { id, editToken, expectedVersion: 0, deaths: [death(1)] };
        failureOf(await store.appendDeaths(append), 'BAD_TOKEN');
        failureOf(await store.deleteDeathEventCache(id, editToken), 'BAD_TOKEN');
      }
      const read = unwrap(await store.getDeathEventCache(id));
      expect(read.events).toEqual([]);
      expect(JSON.stringify(read)).not.toContain(created.editToken);
      const append = { ...ownerOf(created), expectedVersion: 0, deaths: [death(1)] };
      expect(unwrap(await store.appendDeaths(append))).toEqual({ id, version: 1 });
      const gone = await store.deleteDeathEventCache(id, created.editToken);
      expect(unwrap(gone)).toEqual({ id, version: 1 });
      failureOf(await store.getDeathEventCache(id), 'NOT_FOUND');
      failureOf(await store.deleteDeathEventCache(id, created.editToken), 'NOT_FOUND');
    });

    test('nobody appends to the cache of a saved scenario', async () => {
      const { store } = open();
      const saved = unwrap(await store.saveScenario(draft({ deaths: [death(1)] })));
      const { id, version } = saved.deathEventCache!;
      for (const editToken of [saved.editToken, '']) {
        const append = { id, editToken, expectedVersion: version, deaths: [death(2)] };
        failureOf(await store.appendDeaths(append), 'BAD_TOKEN');
        failureOf(await store.deleteDeathEventCache(id, editToken), 'BAD_TOKEN');
      }
      expect(unwrap(await store.getDeathEventCache(id)).latestVersion).toBe(1);
    });

    test('90 days after the last append a cache makes room, unless a scenario has it', async () => {
      const { store } = open();
      const abandoned = unwrap(
        await store.createDeathEventCache(cacheDraft({ deaths: [death(1)] })),
      );
      const used = unwrap(await store.createDeathEventCache(cacheDraft()));
      const saved = unwrap(await store.saveScenario(draft({ deaths: [death(1)] })));
      clockMs += 89 * DAY_MS;
      const append = { ...ownerOf(used), expectedVersion: 0, deaths: [death(1)] };
      unwrap(await store.appendDeaths(append));
      unwrap(await store.createDeathEventCache(cacheDraft()));
      expect(unwrap(await store.getDeathEventCache(abandoned.id)).version).toBe(1);
      clockMs += DAY_MS;
      // Each new cache removes a few of the old ones.
      for (let more = 0; more < 20; more++) await store.createDeathEventCache(cacheDraft());
      failureOf(await store.getDeathEventCache(abandoned.id), 'NOT_FOUND');
      expect(unwrap(await store.getDeathEventCache(used.id)).version).toBe(1);
      expect(unwrap(await store.getDeathEventCache(saved.deathEventCache!.id)).version).toBe(1);
    });
  },
  { now: () => clockMs },
);
