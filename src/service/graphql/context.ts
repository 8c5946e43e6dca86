import type { Caller, Services } from '../core/services.js';

/** How an operation came out, for the log and the metrics. */
export interface OperationNote {
  /** The name that its document gives it; null: it has none. */
  readonly operationName: string | null;
  /** The codes of its errors, each once, in the order of the errors. */
  readonly codes: readonly string[];
}

/** What resolvers work with. */
export interface GraphQLContext {
  readonly services: Services;
  readonly caller: Caller;
  /** Takes how the operation came out. */
  readonly note: (outcome: OperationNote) => void;
}
