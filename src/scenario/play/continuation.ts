import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MachineJson, RandomState, TraceNode } from '../../kernel/index.js';
import { pathText } from '../../rulesets/common/problems.js';
import { rulesetOf } from '../../rulesets/index.js';
import { type Language, Names, type Path } from '../../rulesets/ruleset.js';
import type { OracleContext } from '../operation/context.js';
import { type Refused, refused } from '../operation/refused.js';
import { engineOf } from '../terms/engine.js';
import type { Json, JsonObject } from '../terms/schema.js';
import type { HashState } from '../trace/hash.js';
import type { TraceDetail } from '../trace/schema.js';
import type { ActionReport } from './report.js';

/** How a scenario began, and all that was asked for: what a paused run carries beside its decisions. */
export interface BegunScenario extends JsonObject {
  readonly ruleset: string;
  /** The full state before the first action. */
  readonly state: JsonObject;
  /** Every action that was asked for, as it was written, with the checks between them. */
  readonly actions: readonly Json[];
}

/** A paused run and everything that its answer will need. */
export interface Continuation {
  readonly ruleset: string;
  readonly edition: string;
  readonly engine: string;
  /** All that was asked for, for saving it, and for another engine to play it again. */
  readonly scenario: BegunScenario;
  readonly machine: MachineJson;
  readonly names: Names;
  /** Actions that have not begun yet, as they were written. */
  readonly actions: readonly Json[];
  readonly reports: readonly ActionReport[];
  readonly decisions: readonly Json[];
  /** The generator that decides chance; null: nobody does. */
  readonly random: RandomState | null;
  readonly trace: TraceDetail;
  readonly hash: HashState;
  /** The nodes of the trace that are still open. */
  readonly open: readonly TraceNode[];
  /** Rows of the table when the first action began. */
  readonly firstRow: number;
}

type Written = Omit<Continuation, 'names'> & {
  readonly names: readonly (readonly [string, number])[];
  readonly language: Language;
};

/** Signs when the caller names no secret: continuations are good for as long as this process lives. */
const PROCESS_SECRET = randomBytes(32).toString('hex');

const VERSION = 'c1';

/**
 * The continuation as an opaque text that only this installation can have written. Keys keep their order, so
 * that what comes of the paused run has the bytes of a run that never paused.
 */
export function sealContinuation(continuation: Continuation, context: OracleContext): string {
  const { names } = continuation;
  const written: Written = { ...continuation, names: names.entries(), language: names.language };
  const payload = Buffer.from(JSON.stringify(written), 'utf8').toString('base64url');
  return `${VERSION}.${payload}.${sign(payload, secretsOf(context)[0]!)}`;
}

/**
 * Reads a continuation back.
 * @throws Refused when it was not written here; when another version of the engine wrote it, with the scenario to send again.
 */
export function openContinuation(json: Json, path: Path, context: OracleContext): Continuation {
  const where = pathText(path);
  const [version, payload, signature, ...rest] = typeof json === 'string' ? json.split('.') : [];
  const isWhole = payload !== undefined && signature !== undefined && rest.length === 0;
  const isSigned = (): boolean =>
    secretsOf(context).some((secret) => isEqual(signature!, sign(payload!, secret)));
  if (!isWhole || version !== VERSION || !isSigned()) {
    throw refused(
      'INVALID_CONTINUATION',
      `${where}: this is no continuation of ours, or it has been changed, or another process with another secret wrote it.`,
    );
  }
  const written = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Written;
  const engine = presentEngine(written);
  if (written.engine !== engine) throw ofAnotherEngine(where, written, engine);
  const { names, language, ...others } = written;
  return { ...others, names: new Names(names, language) };
}

/** The present version of the engine for a continuation; null: it has no such ruleset, or the continuation names no edition. */
function presentEngine({ ruleset, edition }: Partial<Written>): string | null {
  const known = ruleset === undefined ? undefined : rulesetOf(ruleset);
  return known === undefined || edition === undefined ? null : engineOf(known, edition);
}

/** Refuses a continuation of another version. What it was made of can be played by this one. */
function ofAnotherEngine(where: string, written: Written, engine: string | null): Refused {
  const { scenario, decisions } = written as Partial<Written>;
  const present = engine === null ? 'has another version' : `is ${engine}`;
  const again =
    scenario === undefined
      ? 'Send the scenario again with the `decisions` of this answer.'
      : 'Send the `scenario` of this answer: it has the decisions made so far.';
  return refused(
    'INVALID_CONTINUATION',
    `${where}: engine ${written.engine} wrote it, and this engine ${present}. ${again}`,
    {
      ...(decisions && { decisions }),
      ...(scenario && { scenario: { ...scenario, decisions: decisions ?? [] } }),
    },
  );
}

/** The first one signs, all are accepted. */
function secretsOf({ continuationSecret = PROCESS_SECRET }: OracleContext): readonly string[] {
  return continuationSecret.split(',');
}

function sign(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
