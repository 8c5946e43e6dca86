import { pino } from 'pino';
import { createService, type Service } from '../../../src/service/service.js';
import { fakeStore } from '../../service/support/fake-store.js';
import { testConfig } from '../../service/support/harness.js';

/** A service that browsers can visit. */
export interface Site {
  readonly url: string;
  /** Saves a scenario; the address of its page. */
  save(scenario: object): Promise<string>;
  close(): Promise<void>;
}

/** Starts a service with the real rules engine and a store in memory. */
export async function openSite(): Promise<Site> {
  const config = testConfig({ workers: 1, workerHeapMb: 256, deadlineMs: 60_000 });
  const log = pino({ level: 'silent' });
  const service: Service = await createService({ config, store: fakeStore(), log });
  const { port } = await service.start();
  await service.services.pool.started();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    save: async (scenario) => {
      const answer = await fetch(`${url}/v1/scenarios`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(scenario),
      });
      const saved = (await answer.json()) as { readonly url: string };
      return `${url}${saved.url}`;
    },
    close: () => service.stop(),
  };
}
