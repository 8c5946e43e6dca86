/**
 * Where the store stands.
 * - `opening`: the first attempt is under way.
 * - `ready`: operations are carried out.
 * - `retrying`: the database does not answer; it is tried again on and on.
 * - `waiting`: another process has the data folder; it is taken over as soon as that process ends.
 * - `failed`: only a person can help (a changed migration, a folder that is read-only); not tried again.
 * - `closed`: `close()` was called.
 */
export type StorePhase = 'opening' | 'ready' | 'retrying' | 'waiting' | 'failed' | 'closed';

/** Where the store stands, with a sentence that says why. */
export interface StoreStatus {
  readonly phase: StorePhase;
  /** A server named by an address, or the database inside this process. */
  readonly kind: 'postgresql' | 'embedded';
  /** `refused`: reads work, but the database takes no writes; the message says why (the disk is full, it is read-only). */
  readonly writes: 'ok' | 'refused';
  readonly message: string;
}

/** The status, confirmed by asking the database. */
export interface StoreHealth extends StoreStatus {
  /** How long the database took to answer; null when it did not. */
  readonly latencyMs: number | null;
}
