import { setPriority } from 'node:os';

/** How far callers stand before the service that they ask, where that is allowed. */
const NICE = -10;

/**
 * Lets this process have a processor before the service that it drives. Callers have machines of their own: what they wait
 * for one here would be told as the time that the service takes. Call it once the service runs, which would inherit it. Only root
 * may; for others it stays as it is, and is said.
 */
export function callersFirst(): void {
  try {
    setPriority(NICE);
  } catch {
    console.log('callers and service wait for the same processors: only root may rank them');
  }
}
