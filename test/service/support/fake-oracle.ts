import { createHash } from 'node:crypto';
import { threadMs } from '../../../src/scenario/operation/thread-time.js';
import type {
  CatalogueItem,
  Json,
  JsonObject,
  Operate,
  OracleContext,
  Outcome,
} from '../../../src/scenario/oracle.js';
import { waitAt } from './gate.js';

/**
 * A rules engine that knows no rules: it answers in the shapes of the real one, and does what the body
 * tells it to under `fake`, so that the service can be tested alone.
 */
export const operate: Operate = (name, body, context) => {
  if (!isObject(body)) return invalid('The body has to be an object.');
  misbehave(body.fake);
  switch (name) {
    case 'resolve':
      return resolve(body, context);
    case 'verify':
      return verify(body, context);
    case 'actions':
      return {
        ok: true,
        body: { ...FACTS, actions: [{ action: 'endTurn', text: 'End the turn.' }] },
      };
    case 'normalise':
      return normalise(body);
    case 'cards':
      return list(CARDS, body, 'NO_SUCH_ITEM');
    case 'cardCoverage':
      return { ok: true, body: { patch: '10.0', collectible: 0, known: 0, sets: [] } };
    case 'rules':
      return list(RULES, body, 'UNKNOWN_RULE');
    case 'patches':
      return list(PATCHES, body, 'UNKNOWN_PATCH');
    case 'rulesets':
      return list(RULESETS, body, 'UNKNOWN_RULESET');
    default:
      return { ok: true, body: { operation: name } };
  }
};

/** What every answer says of itself. */
const FACTS = { ruleset: 'fake', edition: '1.0', engine: '0' };

const CARDS: readonly CatalogueItem[] = Array.from({ length: 250 }, (_, i) => ({
  id: `CARD_${String(i).padStart(3, '0')}`,
  ruleset: 'fake',
  name: `Card number ${i}`,
  text: i % 2 === 0 ? 'Battlecry: nothing.' : '',
}));
const RULES: readonly CatalogueItem[] = [
  {
    id: 'R1',
    name: { en: 'First comes first', zh: '先来先到' },
    topic: 'nothing',
    patches: 'any',
    says: 'The first rule.',
  },
  {
    id: 'R2/3',
    name: { en: 'Ids may have slashes', zh: '编号可有斜线' },
    topic: 'nothing',
    patches: 'any',
    says: 'A rule with a slash in its id.',
  },
];
const PATCHES: readonly CatalogueItem[] = [
  {
    id: '1.0',
    ruleset: 'fake',
    patch: '1.0',
    engine: '0',
    isDefault: true,
    changes: [],
    switches: [],
  },
];
const RULESETS: readonly CatalogueItem[] = [
  {
    id: 'fake',
    title: 'A game without rules',
    defaultPatch: '1.0',
    patches: ['1.0'],
    engines: [{ edition: '1.0', engine: '0' }],
  },
];

const DISCOVER = { kind: 'choice', name: 'Discover', player: 1, source: null, options: [] };
const EMPTY_STATE = {
  ruleset: 'batch',
  edition: '1.0',
  entities: [],
  customCards: [],
  turn: { number: 1, player: 1 },
  result: 'none',
  players: {},
};

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Does harm on request: never ends (busy or asleep), ends the thread, eats memory, throws, waits or takes its time. */
function misbehave(order: Json | undefined): void {
  if (!isObject(order)) return;
  if (order.loop === true) for (;;);
  if (order.sleep === true) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (order.exit === true) process.exit(7);
  if (order.throw === true) throw new Error('broken invariant at /secret/path.ts');
  if (order.eat === true) {
    const heap: number[][] = [];
    for (;;) heap.push(new Array<number>(1_000_000).fill(heap.length + 0.5));
  }
  if (typeof order.gate === 'string') waitAt(order.gate);
  if (typeof order.waitMs === 'number') {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, order.waitMs);
  }
  if (typeof order.busyMs === 'number') {
    const end = threadMs() + order.busyMs;
    while (threadMs() < end);
  }
}

function resolve(body: JsonObject, context: OracleContext): Outcome {
  const errors = unknownFields(body);
  if (errors !== null) return errors;
  const lines = typeof body.lines === 'number' ? body.lines : 2;
  const { trace: detail, ...rest } = body;
  const cached = Object.values(context.deathEventCaches ?? {}).flat();
  const traceHash = createHash('sha256')
    .update(JSON.stringify([rest, cached]))
    .digest('hex');
  const trace = Array.from({ length: lines }, (_, id) => ({
    id,
    parent: id === 0 ? null : 0,
    depth: id === 0 ? 0 : 1,
    kind: id === 0 ? 'sequence' : 'event',
    name: 'Nothing',
    rule: 'R1',
    alsoRules: [],
    source: id === 0 ? null : { id: 4, card: 'CARD_000', name: 'Card number 0' },
    text: 'Nothing happens.',
    inferred: false,
    changes: id === 0 ? [] : [{ n: id - 1, entity: 4, tag: 'DAMAGE', from: 0, to: 1 }],
  }));
  return {
    ok: true,
    body: {
      ruleset: 'fake',
      edition: '1.0',
      engine: '0',
      status: body.pending === true ? 'PENDING' : 'COMPLETE',
      result: 'none',
      actions: [{ action: 'endTurn', legal: true }],
      decisions: [],
      pending: body.pending === true ? DISCOVER : null,
      state: {
        ...EMPTY_STATE,
        remembered: cached.length,
        continuation: createHash('sha256')
          .update(context.continuationSecret ?? '')
          .digest('hex'),
      },
      trace: detail === 'NONE' ? [] : trace,
      traceHash,
      deaths: [{ entityId: 4, cardId: 'CARD_000', controller: 1, turn: 3 }],
    },
  };
}

function verify(body: JsonObject, context: OracleContext): Outcome {
  const resolved = resolve(body, context);
  if (!resolved.ok) return resolved;
  const expectations = [{ path: ['expect', 0], pass: true, message: 'It holds.' }];
  return {
    ok: true,
    body: {
      ...(resolved.body as JsonObject),
      expectations,
      pass: true,
      verdict: 'HOLDS',
      notes: [],
    },
  };
}

function normalise(body: JsonObject): Outcome {
  const resolved = resolve(body, {});
  if (!resolved.ok) return resolved;
  const { result, traceHash } = resolved.body as { result: Json; traceHash: string };
  return {
    ok: true,
    body: {
      ruleset: 'fake',
      edition: '1.0',
      state: { ...EMPTY_STATE, of: body.turn ?? 1 },
      actions: body.actions ?? [],
      decisions: [],
      random: 'ask',
      expect: [],
      title: typeof body.title === 'string' ? body.title : '',
      cards: ['CARD_000'],
      rules: ['R1'],
      result,
      traceHash,
      lineDigests: 'abcd'.repeat(9),
      engine: '0',
      engineBuiltAt: '2026-01-02T03:04:05.000Z',
    },
  };
}

const KNOWN = new Set([
  'title',
  'ruleset',
  'patch',
  'turn',
  'players',
  'order',
  'deaths',
  'actions',
  'decisions',
  'random',
  'expect',
  'state',
  'trace',
  'fake',
  'lines',
  'pending',
]);

function unknownFields(body: JsonObject): Outcome | null {
  const errors = Object.keys(body)
    .filter((key) => !KNOWN.has(key))
    .map((key) => ({
      code: 'UNKNOWN_FIELD',
      path: [key],
      pointer: `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      message: 'There is no such field.',
      nearest: ['title'],
    }));
  if (errors.length === 0) return null;
  const detail = 'Some fields of the scenario are wrong.';
  return {
    ok: false,
    problem: {
      code: 'INVALID_SCENARIO',
      status: 422,
      title: 'The scenario is wrong',
      detail,
      errors,
    },
  };
}

function list(all: readonly CatalogueItem[], filter: JsonObject, code: string): Outcome {
  const { id, text, name, called, first, after } = filter as Record<
    string,
    string | number | undefined
  >;
  if (Array.isArray(filter.ids)) {
    const items = all.filter((item) => (filter.ids as readonly Json[]).includes(item.id));
    return { ok: true, body: { items, next: null, total: items.length } };
  }
  const start = typeof after === 'string' ? Number(after) : 0;
  const size = typeof first === 'number' ? first : 20;
  const found = all.filter(
    (item) =>
      (id === undefined || item.id === id) &&
      (called === undefined || String(item.name).toLowerCase() === `${called}`.toLowerCase()) &&
      (name === undefined || String(item.name).toLowerCase().includes(`${name}`.toLowerCase())) &&
      (text === undefined || JSON.stringify(item).includes(String(text))),
  );
  if (id !== undefined && id !== 'none' && found.length === 0) {
    const title = 'There is nothing of that name';
    const near = all.slice(0, 3).map((item) => item.id);
    const error = { code, path: ['id'], pointer: '/id', message: `No "${id}".`, nearest: near };
    return { ok: false, problem: { code, status: 404, title, detail: title, errors: [error] } };
  }
  const next = start + size < found.length ? String(start + size) : null;
  return { ok: true, body: { items: found.slice(start, start + size), next, total: found.length } };
}

function invalid(detail: string): Outcome {
  return {
    ok: false,
    problem: { code: 'INVALID_SCENARIO', status: 422, title: 'The scenario is wrong', detail },
  };
}
