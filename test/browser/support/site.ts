import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, type TestContext } from 'vitest';
import { startEngine } from '../../service/support/harness.js';
import { type Look, type Opened, openBrowser, openPage } from './browser.js';

/** A service that browsers can visit. */
export interface Site {
  readonly url: string;
  /** Saves a scenario; the address of its page. */
  save(scenario: object): Promise<string>;
  close(): Promise<void>;
}

/** A browser and a service that it visits, for the tests of a file. */
export class Visit {
  private browser: Browser | null = null;
  private visited: Site | null = null;

  /** Opens both before the tests of the file, then does `more`; closes both after them. */
  constructor(more?: (site: Site) => Promise<void>) {
    beforeAll(async () => {
      this.browser = await openBrowser();
      this.visited = await openSite();
      await more?.(this.visited);
    });
    afterAll(async () => {
      await this.browser?.close();
      await this.visited?.close();
    });
  }

  /** The service. */
  get site(): Site {
    return this.visited!;
  }

  /** Opens an address, or a path of the service; where there is no browser the test is skipped. */
  async open(address: string, look: Look, skip: TestContext['skip']): Promise<Opened> {
    if (this.browser === null) return skip('there is no Chromium');
    const url = address.startsWith('/') ? `${this.site.url}${address}` : address;
    return openPage(this.browser, url, look);
  }
}

/** Starts a service with the real rules engine and a store in memory. */
async function openSite(): Promise<Site> {
  const { service, url } = await startEngine();
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
