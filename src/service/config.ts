import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { LIMITS } from './limits.js';

/** The settings of one running service. */
export interface Config {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Where `/metrics` is answered, and nowhere else; undefined: not at all. */
  readonly adminPort: number | undefined;
  readonly adminHost: string;
  /** Address of a PostgreSQL server; undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /** Processes that share the port. */
  readonly processes: number;
  /** Worker threads for the rules engine, of each process. */
  readonly workers: number;
  readonly workerHeapMb: number;
  /** How far the worker threads stand behind the thread that takes requests, where the system can rank threads. */
  readonly workerNice: number;
  /** Processor time of one request. */
  readonly deadlineMs: number;
  /** Time of the clock of one request, after which the machine counts as too busy. */
  readonly wallMs: number;
  readonly queue: number;
  /** Requests per second and address; 0: no limit on requests and saves. */
  readonly rateLimit: number;
  readonly rateBurst: number;
  readonly savesPerHour: number;
  /** How many proxies stand in front and set X-Forwarded-For. */
  readonly trustProxy: number;
  /** Scheme and host of the addresses that pages tell of themselves; undefined: those of each request. */
  readonly publicUrl: string | undefined;
  /**
   * Signs continuations; the same in every process of an installation. Of several, with commas between, the first signs
   * and all are accepted.
   */
  readonly continuationSecret: string;
  /** How long readiness fails before the service stops listening, in milliseconds. */
  readonly stopDelayMs: number;
  /** How long requests in flight may take to end when the service stops, in milliseconds. */
  readonly stopTimeoutMs: number;
}

/** How much is logged. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The values of LOG_LEVEL, from quiet to noisy. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** A setting: its variable, what it may be in words, and how it is read. */
interface Setting<Value> {
  readonly variable: string;
  readonly allowed: string;
  readonly schema: z.ZodType<Value, string>;
  readonly fallback: Value;
}

/** Workers at least, unless `WORKERS` says otherwise: odds never hold the last of two. */
const USUAL_WORKERS = 2;

const SETTINGS = {
  host: setting('HOST', 'a host name or an IP address', hostName(), '0.0.0.0'),
  port: whole('PORT', 0, 65_535, 3000),
  adminPort: setting(
    'ADMIN_PORT',
    'a whole number from 0 to 65535',
    wholeNumber(0, 65_535),
    undefined,
  ),
  adminHost: setting('ADMIN_HOST', 'a host name or an IP address', hostName(), '127.0.0.1'),
  databaseUrl: setting(
    'DATABASE_URL',
    'an address that begins with postgresql:// or postgres://',
    z.string().refine(isPostgresUrl),
    undefined,
  ),
  dataDir: setting('DATA_DIR', 'the path of a folder', folderPath(), 'data'),
  logLevel: setting('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`, z.enum(LOG_LEVELS), 'info'),
  processes: whole('PROCESSES', 1, 64, 1),
  workers: whole('WORKERS', 1, 64, Math.max(USUAL_WORKERS, availableParallelism())),
  workerHeapMb: whole('WORKER_HEAP_MB', 32, 4_096, LIMITS.resolution.workerHeapMb),
  workerNice: whole('WORKER_NICE', 0, 19, 0),
  deadlineMs: whole('DEADLINE_MS', 50, 60_000, LIMITS.resolution.deadlineMs),
  wallMs: whole('WALL_MS', 50, 600_000, LIMITS.resolution.wallMs),
  queue: whole('QUEUE', 0, 10_000, LIMITS.resolution.queue),
  rateLimit: whole('RATE_LIMIT', 0, 100_000, LIMITS.rate.perSecond),
  rateBurst: whole('RATE_BURST', 1, 1_000_000, LIMITS.rate.burst),
  savesPerHour: whole('SAVES_PER_HOUR', 1, 1_000_000, LIMITS.rate.savesPerHour),
  trustProxy: whole('TRUST_PROXY', 0, 10, 0),
  publicUrl: setting(
    'PUBLIC_URL',
    'an address such as https://oracle.example.org, without a path',
    z.string().refine((text) => /^https?:\/\/[^/?#\s]+$/.test(text) && URL.canParse(text)),
    undefined,
  ),
  continuationSecret: setting(
    'CONTINUATION_SECRET',
    'a text of 16 to 256 characters that is not an example, or several with commas between',
    z.string().refine((text) => text.split(',').every(isSecret)),
    randomBytes(32).toString('base64url'),
  ),
  stopDelayMs: whole('STOP_DELAY_MS', 0, 60_000, 250),
  stopTimeoutMs: whole('STOP_TIMEOUT_MS', 100, 60_000, 8_000),
} as const satisfies { readonly [Key in keyof Config]: Setting<Config[Key]> };

function isSecret(text: string): boolean {
  return text.length >= 16 && text.length <= 256 && !/change.?me|example/i.test(text);
}

/** The variables that the service reads, each with what it may be. */
export const VARIABLES: readonly { readonly variable: string; readonly allowed: string }[] =
  Object.values(SETTINGS).map(({ variable, allowed }) => ({ variable, allowed }));

/** The settings, or one sentence for each variable with a wrong value. */
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** Reads the settings from environment variables. A variable that is empty counts as left out. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ConfigResult {
  const sentences: string[] = [];
  const config: Partial<Config> = {};
  for (const [key, { variable, allowed, schema, fallback }] of Object.entries(SETTINGS)) {
    const text = environment[variable] ?? '';
    const read = text === '' ? { success: true, data: fallback } : schema.safeParse(text);
    if (read.success) Object.assign(config, { [key]: read.data });
    else sentences.push(`${variable} is ${quoted(variable, text)} but has to be ${allowed}.`);
  }
  if (sentences.length > 0) return { ok: false, sentences };
  return together(config as Config, (environment.WORKERS ?? '') === '');
}

/** What several processes need: a database that they can share, and each its part of the processor's cores. */
function together(config: Config, sharesCores: boolean): ConfigResult {
  const { processes, databaseUrl, workers } = config;
  if (processes === 1) return { ok: true, config };
  if (databaseUrl === undefined) {
    const sentence =
      `PROCESSES is ${processes} but has to be 1 without DATABASE_URL: ` +
      'the folder of the embedded database has one owner.';
    return { ok: false, sentences: [sentence] };
  }
  if (!sharesCores) return { ok: true, config };
  return {
    ok: true,
    config: { ...config, workers: Math.max(USUAL_WORKERS, Math.ceil(workers / processes)) },
  };
}

/** What is allowed, and is hardly what was meant. */
export function warningsOf(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const { DATABASE_URL = '', CONTINUATION_SECRET = '' } = environment;
  if (DATABASE_URL === '' || CONTINUATION_SECRET !== '') return [];
  return [
    'CONTINUATION_SECRET is not set: paused resolutions can be taken up by this process only, and end with it. ' +
      'Processes that share a database need the same.',
  ];
}

function setting<Value, Fallback extends Value | undefined>(
  variable: string,
  allowed: string,
  schema: z.ZodType<Value, string>,
  fallback: Fallback,
): Setting<Value | Fallback> {
  return { variable, allowed, schema, fallback };
}

/** A setting that is a whole number. */
function whole(variable: string, min: number, max: number, fallback: number): Setting<number> {
  const allowed = `a whole number from ${min} to ${max}`;
  return setting(variable, allowed, wholeNumber(min, max), fallback);
}

function wholeNumber(min: number, max: number): z.ZodType<number, string> {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

function hostName(): z.ZodType<string, string> {
  return z.string().regex(/^[\w.:-]{1,253}$/);
}

function folderPath(): z.ZodType<string, string> {
  return z
    .string()
    .max(4_096)
    .refine((path) => !path.includes('\0') && path.trim() !== '');
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\/[^/\s]/.test(text) && URL.canParse(text);
}

const SECRETS: readonly string[] = ['DATABASE_URL', 'CONTINUATION_SECRET'];

/** The value as the sentence shows it; a secret, or an address that may hold one, is not shown. */
function quoted(variable: string, text: string): string {
  return SECRETS.includes(variable) ? 'set' : JSON.stringify(text.slice(0, 100));
}
