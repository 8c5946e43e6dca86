import type { StoreStatus } from '../store/status.js';
import type { Store } from '../store/store.js';

/** The status of a store that notices when its database refuses writes, and of one that does not. */
type WritesStatus = StoreStatus & { readonly writes?: 'ok' | 'refused' };

/** Whether the store takes writes, by what it knows now. */
export function takesWrites(store: Pick<Store, 'status'>): boolean {
  const { phase, writes = 'ok' }: WritesStatus = store.status();
  return phase === 'ready' && writes === 'ok';
}
