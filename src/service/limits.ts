import { MAX_LOG_BYTES, MAX_LOG_LINES } from '../logs/read-games.js';
import { MAX_ENTITIES } from '../rulesets/common/limits.js';
import { PAGE } from '../scenario/catalogue/schema.js';

/**
 * Every limit of the service, in one place; `GET /limits` prints this object.
 *
 * Sizes are bytes, times milliseconds, the rest counts. Limits on a body are checked before anything
 * recursive touches it.
 */
export const LIMITS = {
  body: {
    /** Size of a request body: a paused state of the most entities fits, with its continuation. */
    bytes: 1_048_576,
    /** Size of a request body in YAML. */
    yamlBytes: 65_536,
    /** How deep arrays and objects may be nested. */
    depth: 64,
    /** How many values a body may hold, counting every array, object and scalar. */
    nodes: 40_000,
    /** Size of a string, in UTF-16 code units. */
    stringLength: 4_096,
    /** Size of the note of a scenario, in UTF-16 code units. */
    noteLength: 16_384,
    /** Size of the opaque continuation of an open decision, in UTF-16 code units. */
    continuationLength: 524_288,
    /** How many errors of one body are reported. */
    reportedErrors: 20,
  },
  log: {
    /** Size of a log, as it is sent and unpacked. */
    bytes: MAX_LOG_BYTES,
    lines: MAX_LOG_LINES,
  },
  scenario: {
    entities: MAX_ENTITIES,
    /** Cards in one player's deck. */
    deck: 60,
  },
  resolution: {
    events: 20_000,
    triggerDepth: 64,
    /** Processor time of one request; `DEADLINE_MS` changes it. */
    deadlineMs: 2_000,
    /** Time of the clock after which a busy machine refuses a request; `WALL_MS` changes it. */
    wallMs: 120_000,
    /** Heap of one worker thread, in MiB. */
    workerHeapMb: 128,
    /** Requests that wait for a worker thread; more are refused with 503. */
    queue: 1_000,
  },
  many: {
    /** Requests of a batch that is one JSON value. */
    requests: 50,
    /** Requests of a batch of lines. */
    lines: 10_000,
    /** Size of a batch of lines; a line may have as many bytes as a body. */
    bytes: 16_777_216,
    /** Batches of lines that are resolved at once. */
    streams: 8,
    /** Those of one address among them. */
    streamsEach: 2,
  },
  bulk: {
    /** Scenarios of one file. */
    lines: 100_000,
  },
  page: PAGE,
  graphql: {
    tokens: 2_000,
    depth: 12,
    /** How deep introspection may be nested. */
    introspectionDepth: 20,
    aliases: 30,
    directives: 50,
    cost: 5_000,
    /** Fields and fragments of a document, fragments counted wherever they are spread. */
    expanded: 10_000,
    /** What `__schema` counts of that, wherever it stands, and `__type`. */
    schemaCost: 3_000,
    typeCost: 150,
    /** Fields that answer under one name, times what they hold: they are compared with each other. */
    validationCost: 100_000,
    /** Size of the document, in UTF-16 code units. */
    queryLength: 65_536,
    /** Values of all arguments of an operation, variables counted wherever they are used. */
    values: 40_000,
    /** Size of all arguments of an operation, variables counted wherever they are used. */
    bytes: 1_048_576,
  },
  http: {
    /** All headers of a request together. */
    headerBytes: 16_384,
    headerTimeoutMs: 10_000,
    requestTimeoutMs: 15_000,
    keepAliveMs: 65_000,
    /** How long a connection stays open whose reader takes nothing of an answer. */
    unreadMs: 15_000,
    /** How much of a body that is too large is read and thrown away before its sender is cut off. */
    drainedBytes: 16_777_216,
    /** Size of an `X-Request-Id` that is taken over from the caller. */
    requestIdLength: 64,
    /** Size of an `Idempotency-Key`. */
    idempotencyKeyLength: 255,
  },
  rate: {
    /** Tokens of an address that come back each second. A request takes one, a file of a page a tenth. */
    perSecond: 10,
    /** Tokens of an address that can be in use at once. */
    burst: 100,
    /** Factor of the burst for bots that name a contact. */
    botBursts: 10,
    /** Processor time of a worker, in milliseconds, that takes one more token. */
    workMs: 100,
    /** Scenarios and death event caches saved per hour and address. */
    savesPerHour: 60,
    /** Times that deaths are appended, for each save that is allowed. */
    appendsPerSave: 20,
  },
  share: {
    tags: 20,
    tagLength: 50,
    /** Addresses of what a scenario was taken from. */
    links: 10,
    linkLength: 2_000,
    /** Nodes of the trace of which something is said. */
    stepNotes: 100,
  },
  deathEventCache: {
    /** Deaths in one request. */
    deaths: 500,
    /** Deaths of a page. */
    page: 500,
  },
} as const;
