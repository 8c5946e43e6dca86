import { randomBytes } from 'node:crypto';
import type { DeathEvent } from '../../../src/store/death-event-caches/records.js';
import type { StoreFailure } from '../../../src/store/results.js';
import type { ScenarioRecord, ScenarioSummary } from '../../../src/store/scenarios/records.js';
import { scenarioId } from '../../../src/store/scenarios/scenario-id.js';
import type { StorePhase } from '../../../src/store/status.js';
import type { Store } from '../../../src/store/store.js';

/** A store in memory whose phase a test can set; in every phase but `ready` it is unavailable. */
export interface FakeStore extends Store {
  phase: StorePhase;
  /** Whether its database takes writes. */
  writes: 'ok' | 'refused';
  /** How many operations were asked for. */
  calls: number;
  /** Whether `close` was called. */
  closed: boolean;
}

interface Kept {
  record: ScenarioRecord;
  readonly token: string;
  withdrawnAt: string | null;
}

interface KeptCache {
  readonly ruleset: string;
  readonly edition: string;
  readonly title: string;
  readonly createdAt: string;
  readonly events: DeathEvent[];
  readonly editToken: string;
}

/** What a list and a revision leave out. */
const UNLISTED = new Set([
  ...['source', 'state', 'actions', 'decisions', 'random', 'expectations', 'result'],
  ...['note', 'links', 'stepNotes', 'traceHash', 'lineDigests', 'deathEventCache'],
]);

function summaryOf(record: ScenarioRecord): ScenarioSummary {
  const entries = Object.entries(record).filter(([name]) => !UNLISTED.has(name));
  return Object.fromEntries(entries) as ScenarioSummary;
}

const NOW = '2026-01-02T03:04:05.000Z';

function randomText(length: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return [...randomBytes(length)].map((byte) => letters.charAt(byte & 31)).join('');
}

/** An empty store. */
export function fakeStore(): FakeStore {
  const shares: Kept[] = [];
  const caches = new Map<string, KeptCache>();
  const requests = new Map<string, { content: string; answer: Uint8Array | null }>();

  const failed = (failure: { code: string } & Record<string, unknown>): never =>
    ({ ok: false, message: failure.code, ...failure }) as never;
  const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
  const down = (): StoreFailure | null => {
    store.calls++;
    if (store.phase === 'ready') return null;
    return failed({ code: 'UNAVAILABLE', retryAfterMs: 1_500, uncertain: false, cause: 'AWAY' });
  };
  const sharesOf = (key: string): Kept[] =>
    shares.filter(({ record }) => record.slug === key || record.id === key);
  const found = (id: string, token?: string): Kept | StoreFailure => {
    const all = sharesOf(id);
    const live = all.filter(({ withdrawnAt }) => withdrawnAt === null);
    const kept = token === undefined ? live[0] : live.find((each) => each.token === token);
    if (kept !== undefined) return kept;
    if (live.length > 0) return failed({ code: 'BAD_TOKEN', id });
    const withdrawnAt = all.at(-1)?.withdrawnAt;
    if (withdrawnAt === undefined) return failed({ code: 'NOT_FOUND', id });
    return failed({ code: 'WITHDRAWN', id, withdrawnAt });
  };

  const store: FakeStore = {
    phase: 'ready',
    writes: 'ok',
    calls: 0,
    closed: false,
    status: () => {
      const { phase, writes } = store;
      return { phase, kind: 'embedded', message: `It is ${phase}.`, writes };
    },
    health: async () => ({ ...store.status(), latencyMs: 1 }),
    opened: async () => store.status(),
    close: async () => {
      store.closed = true;
      store.phase = 'closed';
    },
    saveScenario: async ({ deaths: _deaths, engineBuiltAt: _builtAt, ...draft }) => {
      const fault = down();
      if (fault !== null) return fault as never;
      const id = scenarioId(draft);
      const created = sharesOf(id).every(({ withdrawnAt }) => withdrawnAt !== null);
      const slug = randomText(12);
      const token = randomBytes(16).toString('base64url');
      // Columns with a default are filled by the database, which is not here.
      const defaults = { author: '', tags: [], links: [], stepNotes: [] };
      const added = { id, slug, version: 1, createdAt: NOW, updatedAt: NOW, deathEventCache: null };
      shares.push({ record: { ...defaults, ...draft, ...added }, token, withdrawnAt: null });
      const { traceHash, engineVersion } = draft;
      const rulings = { ruling: { traceHash, engineVersion }, formerRuling: null };
      const saved = { id, slug, version: 1, created, editToken: token, deathEventCache: null };
      return ok({ ...saved, ...rulings });
    },
    getScenario: async (id) => {
      const kept = down() ?? found(id);
      return 'code' in kept ? (kept as never) : ok(kept.record);
    },
    getScenarios: async (slugs) => {
      const fault = down();
      if (fault !== null) return fault as never;
      const there = shares.filter(({ withdrawnAt }) => withdrawnAt === null);
      const known = new Map(there.map(({ record }) => [record.slug, record]));
      return ok(slugs.flatMap((slug) => known.get(slug) ?? []));
    },
    reviseScenario: async ({ id, editToken, expectedVersion, ...change }) => {
      const kept = down() ?? found(id, editToken);
      if ('code' in kept) return kept as never;
      const { record } = kept;
      const currentVersion = record.version;
      if (expectedVersion !== null && currentVersion !== expectedVersion) {
        return failed({ code: 'VERSION_CONFLICT', id, expectedVersion, currentVersion });
      }
      kept.record = { ...record, ...change, version: currentVersion + 1 };
      return ok(summaryOf(kept.record));
    },
    withdrawScenario: async (id, token) => {
      const kept = down() ?? found(id, token);
      if ('code' in kept) return kept as never;
      kept.withdrawnAt = NOW;
      const { id: content, slug } = kept.record;
      return ok({ id: content, slug, withdrawnAt: NOW });
    },
    searchScenarios: async ({ text = '', limit = 20, cursor = '0', anyCard, ...filter }) => {
      const { keys: named, changedSince } = filter;
      const fault = down();
      if (fault !== null) return fault as never;
      if (!/^\d+$/.test(cursor)) return failed({ code: 'BAD_CURSOR', cursor });
      const all = shares
        .flatMap(({ record, withdrawnAt }) => (withdrawnAt === null ? [record] : []))
        .filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))
        .filter(({ cards }) => anyCard === undefined || cards.some((id) => anyCard.includes(id)))
        .filter(
          ({ updatedAt }) => changedSince === undefined || new Date(updatedAt) >= changedSince,
        )
        .filter(
          ({ id, slug }) => named === undefined || named.includes(id) || named.includes(slug),
        );
      const end = Number(cursor) + limit;
      const nextCursor = end < all.length ? String(end) : null;
      return ok({ items: all.slice(Number(cursor), end).map(summaryOf), nextCursor });
    },
    beginRequest: async ({ id, contentHash }) => {
      const fault = down();
      if (fault !== null) return fault as never;
      const key = `${id}`;
      const known = requests.get(key);
      if (known === undefined) {
        requests.set(key, { content: `${contentHash}`, answer: null });
        return ok({ state: 'BEGUN' });
      }
      if (known.content !== `${contentHash}`) return failed({ code: 'KEY_REUSED', key });
      if (known.answer === null) return ok({ state: 'RUNNING' });
      return ok({ state: 'ANSWERED', answer: known.answer });
    },
    answerRequest: async (id, answer) => {
      const known = requests.get(`${id}`);
      if (known !== undefined) known.answer = answer;
      return ok(null);
    },
    dropRequest: async (id) => {
      requests.delete(`${id}`);
      return ok(null);
    },
    createDeathEventCache: async ({ deaths, ...draft }) => {
      const fault = down();
      if (fault !== null) return fault as never;
      const id = randomText(26);
      const numbered = deaths.map((event, i) => ({ ...event, seq: i + 1 }));
      const editToken = randomText(43);
      caches.set(id, { ...draft, createdAt: NOW, events: numbered, editToken });
      return ok({ id, version: deaths.length, editToken });
    },
    getDeathEventCache: async (id, version, { after = 0, first = Infinity } = {}) => {
      const fault = down();
      if (fault !== null) return fault as never;
      const cache = caches.get(id);
      if (cache === undefined || (version ?? 0) > cache.events.length) {
        return failed({ code: 'NOT_FOUND', id });
      }
      const { editToken: _, ...kept } = cache;
      const shown = cache.events.slice(0, version);
      const events = shown.slice(after, after + first);
      const latestVersion = cache.events.length;
      return ok({ ...kept, id, events, version: shown.length, latestVersion });
    },
    appendDeaths: async ({ id, editToken, expectedVersion, deaths }) => {
      const fault = down();
      if (fault !== null) return fault as never;
      const cache = caches.get(id);
      if (cache === undefined) return failed({ code: 'NOT_FOUND', id });
      if (cache.editToken !== editToken) return failed({ code: 'BAD_TOKEN', id });
      const currentVersion = cache.events.length;
      if (currentVersion !== expectedVersion) {
        return failed({ code: 'VERSION_CONFLICT', id, expectedVersion, currentVersion });
      }
      for (const event of deaths) cache.events.push({ ...event, seq: cache.events.length + 1 });
      return ok({ id, version: cache.events.length });
    },
    deleteDeathEventCache: async (id, editToken) => {
      const fault = down();
      if (fault !== null) return fault as never;
      const cache = caches.get(id);
      if (cache === undefined) return failed({ code: 'NOT_FOUND', id });
      if (cache.editToken !== editToken) return failed({ code: 'BAD_TOKEN', id });
      caches.delete(id);
      return ok({ id, version: cache.events.length });
    },
  };
  return store;
}
