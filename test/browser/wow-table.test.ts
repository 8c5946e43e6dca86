import { expect, test } from 'vitest';
import { violationsOn } from './support/browser.js';
import { Visit } from './support/site.js';

const visit = new Visit();

/** The most clicks that somebody needs who has never seen the page. */
const MOST_CLICKS = 10;

test('an attack is interrupted in ten clicks, and what happened is read', async ({ skip }) => {
  const look = { width: 1280, scheme: 'light', script: true } as const;
  const { page, context, errors } = await visit.open('/play', look, skip);
  let clicks = 0;
  const press = async (name: string | RegExp): Promise<void> => {
    clicks++;
    const done = await page.locator('.done li').count();
    await page.getByRole('button', { name }).first().click();
    await expect.poll(() => page.locator('.done li').count()).toBeGreaterThan(done);
  };
  // a list takes two clicks
  await page.getByLabel('Rules', { exact: true }).selectOption('wow-tcg');
  await page.locator('form.game').getByRole('button', { name: 'Set' }).click();
  clicks += 3;
  await page.getByRole('heading', { name: 'What player 1 can do' }).waitFor();

  await press('propose that kor attacks igvand');
  await press('pass: player 2 can respond');
  await page.getByRole('heading', { name: 'What player 2 can do' }).waitFor();
  await press('play sneak targeting igvand');
  await page.locator('svg.board:visible', { hasText: 'chain: the top one is next' }).waitFor();
  await page.locator('svg.board:visible', { hasText: 'to act' }).waitFor();
  await press('pass: player 1 can respond');
  await press('pass: sneak resolves');
  await press('pass: player 2 can respond');
  await press('pass: the attack of kor on igvand resolves');
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  await page
    .locator('.outcome', { hasText: "can't attack Crazy Igvand now: the character is elusive" })
    .waitFor();
  expect(await page.locator('.what').textContent()).not.toMatch(/option \d|Blank Hero/);
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
