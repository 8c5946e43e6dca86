import { isOfDatabase } from '../store/operations.js';
import type { Store } from '../store/store.js';
import type { Metrics } from './metrics.js';
import type { OraclePool, OracleRequest } from './pool/pool.js';
import type { OracleReply } from './pool/task.js';

/** One call that has come to its end. */
interface Call {
  readonly name: string;
  readonly given: readonly unknown[];
  /** What it answered; undefined when it threw. */
  readonly answer: unknown;
  readonly seconds: number;
}

/** A store that measures each of its operations. */
export function observedStore(store: Store, metrics: Pick<Metrics, 'observeStore'>): Store {
  return observed(store, isOperation, ({ name, answer, seconds }) => {
    const result = answer as { readonly ok: boolean; readonly code?: string } | undefined;
    metrics.observeStore(name, result?.ok === true ? 'ok' : (result?.code ?? 'FAULT'), seconds);
  });
}

/** A pool that measures each of its requests. */
export function observedPool(
  pool: OraclePool,
  metrics: Pick<Metrics, 'observeEngine'>,
): OraclePool {
  return observed(
    pool,
    (name) => name === 'run',
    ({ given, answer, seconds }) => {
      const [{ operation }] = given as [OracleRequest];
      const { workMs } = answer as OracleReply;
      const workSeconds = workMs / 1_000;
      metrics.observeEngine(operation, workSeconds, Math.max(0, seconds - workSeconds));
    },
  );
}

function isOperation(name: string): boolean {
  return isOfDatabase(name as keyof Store);
}

/** The target with some of its methods, all of which answer promises, observed. */
function observed<Target extends object>(
  target: Target,
  isObserved: (name: string) => boolean,
  done: (call: Call) => void,
): Target {
  return new Proxy(target, {
    get: (_, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (typeof name !== 'string' || !isObserved(name)) return member.bind(target) as unknown;
      return async (...given: unknown[]): Promise<unknown> => {
        const begin = performance.now();
        let answer: unknown;
        try {
          answer = await member.apply(target, given);
          return answer;
        } finally {
          done({ name, given, answer, seconds: (performance.now() - begin) / 1_000 });
        }
      };
    },
  });
}
