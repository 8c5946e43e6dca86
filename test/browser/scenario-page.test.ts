import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOOKS, openBrowser, openPage, violationsOn } from './support/browser.js';
import { openSite, type Site } from './support/site.js';

const JUGGLER = {
  title: 'Does the Juggler throw?',
  players: {
    1: {
      board: [{ as: 'juggler', card: 'Knife Juggler' }],
      hand: [{ as: 'imp', card: 'Imp Gang Boss' }],
    },
    2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
  },
  actions: [{ play: 'imp' }],
  random: { seed: 7 },
};

let browser: Browser | null = null;
let site: Site;
let url: string;
beforeAll(async () => {
  browser = await openBrowser();
  if (browser === null) console.log('skipped: there is no Chromium, and it cannot be installed');
  site = await openSite();
  url = await site.save(JUGGLER);
});
afterAll(async () => {
  await browser?.close();
  await site.close();
});

describe('the page of a scenario', () => {
  test.for(LOOKS)('shows the drawn board: %o', async (look, { skip }) => {
    if (browser === null) return skip('there is no Chromium');
    const { page, context, errors } = await openPage(browser, url, look);
    const boards = page.locator('svg.board:visible');
    expect(await boards.count()).toBe(1);
    const tile = boards.locator('g.tile', { hasText: 'Knife Juggler' }).first();
    expect(await tile.textContent()).toContain('Attack 2');
    const { width } = (await boards.boundingBox())!;
    expect(width).toBeLessThanOrEqual(look.width);
    expect(width).toBeGreaterThan(Math.min(look.width, 800) * 0.9);
    const scrolls = page.locator('html');
    if (look.script) {
      expect(await scrolls.evaluate((html) => html.scrollWidth)).toBe(look.width);
      expect(await violationsOn(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
