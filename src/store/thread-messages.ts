import type { Rank } from './rank.js';
import type { StoreStatus } from './status.js';
import type { Store, StoreOptions } from './store.js';

/** What is asked of a store and takes time. */
export type OperationName = Exclude<keyof Store, 'status'>;

/** What the thread of a store starts with. */
export interface StoreThreadOrder
  extends Pick<StoreOptions, 'databaseUrl' | 'dataDir' | 'operationTimeoutMs'>,
    Rank {}

/** One operation that the thread is to carry out. */
export interface StoreCall<Name extends OperationName = OperationName> {
  readonly serial: number;
  readonly operation: Name;
  readonly given: Parameters<Store[Name]>;
}

/** What the thread says: how a call came out, or where its store stands now. */
export type StoreThreadReport =
  | { readonly serial: number; readonly answer: unknown }
  | { readonly serial: number; readonly fault: unknown }
  | { readonly status: StoreStatus };
