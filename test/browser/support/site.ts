import { startEngine } from '../../service/support/harness.js';

/** A service that browsers can visit. */
export interface Site {
  readonly url: string;
  /** Saves a scenario; the address of its page. */
  save(scenario: object): Promise<string>;
  close(): Promise<void>;
}

/** Starts a service with the real rules engine and a store in memory. */
export async function openSite(): Promise<Site> {
  const { service, url } = await startEngine({ workers: 1, deadlineMs: 60_000 });
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
