import type { Store } from '../store/store.js';

/** Whether the store takes writes, by what it knows now. */
export function takesWrites(store: Pick<Store, 'status'>): boolean {
  const { phase, writes } = store.status();
  return phase === 'ready' && writes === 'ok';
}
