import { describe, expect, test } from 'vitest';
import { LOOKS, violationsOn } from './support/browser.js';
import { Visit } from './support/site.js';

const JUGGLER = {
  title: 'Does the Juggler throw?',
  patch: '10.0',
  players: {
    1: {
      board: [{ as: 'juggler', card: 'Knife Juggler' }],
      hand: [{ as: 'imp', card: 'Imp Gang Boss' }],
    },
    2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }], deck: ['Fireball'] },
  },
  actions: [{ play: 'imp' }],
  random: { seed: 7 },
};

let url: string;
const visit = new Visit(async (site) => {
  url = await site.save(JUGGLER);
});

describe('the page of a scenario', () => {
  test.for(LOOKS)('shows the drawn board: %o', async (look, { skip }) => {
    const { page, context, errors } = await visit.open(url, look, skip);
    const boards = page.locator('svg.board:visible');
    expect(await boards.count()).toBe(1);
    const tile = boards.locator('a', { hasText: 'Knife Juggler' }).first();
    expect(await tile.textContent()).toContain('Attack 2');
    const { width } = (await boards.boundingBox())!;
    expect(width).toBeLessThanOrEqual(look.width);
    expect(width).toBeGreaterThan(Math.min(look.width, 700) * 0.95);
    const scrolls = page.locator('html');
    if (look.script) {
      expect(await scrolls.evaluate((html) => html.scrollWidth)).toBe(look.width);
      expect(await violationsOn(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test.for(LOOKS)('moves through the steps: %o', async (look, { skip }) => {
    const { page, context, errors } = await visit.open(`${url}?at=start`, look, skip);
    const board = page.locator('svg.board:visible');
    const place = page.locator('.steps .place');
    const hand = page.locator('svg.board:visible text.held', { hasText: 'Imp Gang' });
    expect(await place.textContent()).toMatch(/^Start, before \d+ steps$/);
    expect(await hand.count()).toBe(1);
    if (look.script) await page.locator('html[data-steps=ready]').waitFor();
    await page.getByLabel('Next step').click();
    await page.locator('.place', { hasText: 'Step 1 of' }).waitFor();
    await page.locator('.trace li', { hasText: 'deals 1 damage' }).last().locator('> a').click();
    await page.locator('.now', { hasText: 'deals 1 damage' }).waitFor();
    expect(await board.locator('.ring.to').count()).toBe(1);
    expect(await board.locator('.delta.loss + .by').textContent()).toBe('\u22121');
    expect(await page.locator('.trace [aria-current=step]').count()).toBe(1);
    expect(page.url()).toMatch(/at=\d+/);
    if (look.script) {
      await page.keyboard.press('End');
      await page.locator('.place', { hasText: /Step (\d+) of \1$/ }).waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('slider').fill('2');
      await page.locator('.place', { hasText: 'Step 2 of' }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('opens piles, asks from a tile, and is framed without the header of the site', async ({
    skip,
  }) => {
    const look = { width: 1280, scheme: 'light', script: true } as const;
    const { page, context, errors } = await visit.open(url, look, skip);
    await page.locator('html[data-steps=ready]').waitFor();
    await page.locator('svg.board:visible a', { hasText: 'deck of player 2' }).click();
    await page.locator('#pile-2-deck li', { hasText: 'Fireball' }).waitFor();
    await page.getByLabel('First step').click();
    await page.locator('.place', { hasText: 'Start' }).waitFor();
    expect(await page.locator('#pile-2-deck').isVisible()).toBe(true);
    await page.locator('svg.board:visible a', { hasText: 'Bloodfen Raptor' }).click();
    await page.waitForURL(/explain=\d+#why$/);
    await page.getByText('Bloodfen Raptor (raptor) has no trigger of its own').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(`${url}/embed`);
    expect(await page.locator('header.site').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('offers the options of an open decision', async ({ skip }) => {
    const [look] = LOOKS;
    const address = await visit.site.save({ ...JUGGLER, random: 'enumerate' });
    const { page, context } = await visit.open(address, look!, skip);
    const option = page.locator('.options a', { hasText: 'raptor' });
    expect(await option.textContent()).toContain('50');
    await option.click();
    await page.locator('.outcome', { hasText: 'Bloodfen Raptor' }).waitFor();
    expect(await page.locator('.options').count()).toBe(0);
    await context.close();
  });
});
