/** How the database failed to carry out an operation that is in order by itself. */
export interface DatabaseFault {
  /**
   * - `lost`: there is no connection to it, or it does not let us in;
   * - `busy`: two operations stood in each other's way, and it can be tried again at once;
   * - `refusing`: it answers, but does not carry out the operation (disk full, read-only, too slow).
   */
  readonly kind: 'lost' | 'busy' | 'refusing';
  /** Whether the database takes no writes at all, while it may be read. */
  readonly refusesWrites: boolean;
  /** In words, for the log and the status; without addresses and passwords. */
  readonly reason: string;
}

/** PostgreSQL's error codes by their first letters; the longest that fits counts. */
const SQL_STATES: readonly (readonly [prefix: string, kind: DatabaseFault['kind']])[] = [
  ['08', 'lost'], // connection exception
  ['25006', 'refusing'], // read-only transaction
  ['28', 'lost'], // invalid authorization
  ['3D000', 'lost'], // no such database
  ['40', 'busy'], // serialization failure, deadlock
  ['53', 'refusing'], // insufficient resources: disk full, too many connections
  ['55P03', 'busy'], // lock not available
  ['57', 'lost'], // operator intervention: shutting down, starting up
  ['57014', 'refusing'], // canceled, usually because it took too long
  ['58', 'refusing'], // system error
];

/** Codes of a database that takes no writes, in words. */
const WRITES_REFUSED: ReadonlyMap<string, string> = new Map([
  ['25006', 'it is read-only'],
  ['53100', 'its disk is full'],
]);

const PRISMA_CODES: ReadonlyMap<string, DatabaseFault['kind']> = new Map([
  ['P2024', 'refusing'], // no free connection
  ['P2028', 'refusing'], // transaction took too long
  ['P2034', 'busy'], // write conflict
  ['P2037', 'refusing'], // too many connections
]);

/** What the driver says in errors that have no code. */
const LOST_IN_WORDS =
  /connection terminated|connection error|timeout exceeded when trying to connect|connection timeout|after calling end on the pool|not queryable|connection is closed|PGlite is clos(?:ed|ing)/i;

/** The fault of the database that an error tells of; null if the error is a mistake of ours. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error)) return null;
  const sqlState = sqlStateOf(error);
  if (sqlState !== null) {
    const kind = SQL_STATES.findLast(([prefix]) => sqlState.startsWith(prefix))?.[1];
    if (kind === undefined) return null;
    const words = WRITES_REFUSED.get(sqlState);
    const reason = `PostgreSQL error ${sqlState}`;
    if (words === undefined) return faultOf(kind, reason);
    return { kind, refusesWrites: true, reason: `${words} (${reason})` };
  }
  const code = codeOf(error);
  const kind = PRISMA_CODES.get(code);
  if (kind !== undefined) return faultOf(kind, `database client error ${code}`);
  if (/^P1\d{3}$/.test(code)) return faultOf('lost', 'the server cannot be reached');
  if ('syscall' in error) return faultOf('lost', `connection error ${code}`);
  if (isUnreachable(error) || LOST_IN_WORDS.test(error.message)) {
    return faultOf('lost', 'the connection was lost');
  }
  return null;
}

function faultOf(kind: DatabaseFault['kind'], reason: string): DatabaseFault {
  return { kind, refusesWrites: false, reason };
}

/** Whether the error says that a unique value is there already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === 'P2002';
}

/** The driver's own error has the code in `code`; Prisma's has it in the adapter's cause. */
function sqlStateOf(error: Error): string | null {
  const state =
    field(adapterCause(error), 'originalCode') ?? ('severity' in error && codeOf(error));
  return typeof state === 'string' && /^[0-9A-Z]{5}$/.test(state) ? state : null;
}

/** Raw queries hide an unreachable server behind the code of a failed query. */
function isUnreachable(error: Error): boolean {
  const kind = field(adapterCause(error), 'kind');
  return kind === 'DatabaseNotReachable' || kind === 'ConnectionClosed' || kind === 'SocketTimeout';
}

function adapterCause(error: Error): unknown {
  return field(field(field(error, 'meta'), 'driverAdapterError'), 'cause');
}

function codeOf(error: Error): string {
  const code = field(error, 'code');
  return typeof code === 'string' ? code : '';
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
