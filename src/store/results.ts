/** After how long it is worth asking again. */
const RETRY_AFTER_MS = 1_000;

/** Why the database cannot be asked at the moment. */
export type UnavailableCause = 'OPENING' | 'AWAY' | 'BUSY' | 'READ_ONLY' | 'REFUSED';

/**
 * What an operation can answer besides success. These are expected outcomes and so are values;
 * exceptions are for broken invariants only.
 */
export interface StoreFailures {
  /** There is nothing under this id and there never was. */
  readonly NOT_FOUND: { readonly id: string };
  /** There was a scenario under this id; its author withdrew it. */
  readonly WITHDRAWN: { readonly id: string; readonly withdrawnAt: string };
  /** Somebody was faster: read again, look at `currentVersion`, and decide anew. */
  readonly VERSION_CONFLICT: {
    readonly id: string;
    readonly expectedVersion: number;
    readonly currentVersion: number;
  };
  /** The edit token is not the one that was given out when the scenario was saved or the cache created. */
  readonly BAD_TOKEN: { readonly id: string };
  /** The cursor was not made by this store, or not for this kind of list. */
  readonly BAD_CURSOR: { readonly cursor: string };
  /** The idempotency key was used in the last 24 hours with other content. */
  readonly KEY_REUSED: { readonly key: string };
  /**
   * The value cannot be stored (a NUL character, half a surrogate pair, a `__proto__` key, a number
   * that is none, too deep, too long). `path` is a JSON pointer into the argument.
   */
  readonly UNSTORABLE: { readonly path: string };
  /**
   * The database cannot be asked at the moment. A write that ends so may still have happened when
   * `uncertain` is true; all writes of the store can be repeated safely. `cause`:
   * - `OPENING`: it is being opened;
   * - `AWAY`: there is no database, or it does not answer;
   * - `BUSY`: there is more to do than it can;
   * - `READ_ONLY`: it takes no writes, while it may be read;
   * - `REFUSED`: it answers, but does not carry out this operation.
   */
  readonly UNAVAILABLE: {
    readonly retryAfterMs: number;
    readonly uncertain: boolean;
    readonly cause: UnavailableCause;
  };
}

/** The names of the expected failures. */
export type StoreFailureCode = keyof StoreFailures;

/** One expected failure: its code, a sentence for people, and the details of its kind. */
export type StoreFailure<Code extends StoreFailureCode = StoreFailureCode> = {
  readonly [Each in Code]: {
    readonly ok: false;
    readonly code: Each;
    readonly message: string;
  } & StoreFailures[Each];
}[Code];

/** A value, or one of the listed failures. Every operation may also answer UNAVAILABLE. */
export type StoreResult<Value, Code extends StoreFailureCode = never> =
  | { readonly ok: true; readonly value: Value }
  | StoreFailure<Code | 'UNAVAILABLE'>;

/** A success. */
export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** An expected failure, with a sentence that says what happened. */
export function failure<Code extends StoreFailureCode>(
  code: Code,
  message: string,
  details: StoreFailures[Code],
): StoreFailure<Code> {
  return { ok: false, code, message, ...details } as StoreFailure<Code>;
}

/** The database cannot be asked at the moment: when to ask again, and whether a write may have happened. */
export function unavailable(
  message: string,
  uncertain: boolean,
  cause: UnavailableCause = 'AWAY',
): StoreFailure<'UNAVAILABLE'> {
  return failure('UNAVAILABLE', message, { retryAfterMs: RETRY_AFTER_MS, uncertain, cause });
}

/** The same, with the reason that the store's status gives. */
export function unavailableNow(
  { phase, message }: { readonly phase: string; readonly message: string },
  uncertain = false,
): StoreFailure<'UNAVAILABLE'> {
  return unavailable(message, uncertain, phase === 'opening' ? 'OPENING' : 'AWAY');
}
