import type { Store } from '../../../src/store/store.js';

export function checkAcknowledged(
  store: Store,
  acknowledged: readonly object[],
): Promise<{ readonly right: number; readonly wrong: readonly string[] }>;
export function scenarioFault(store: Store, id: string): Promise<string | null>;
