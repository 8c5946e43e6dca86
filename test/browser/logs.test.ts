import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { violationsOn } from './support/browser.js';
import { Visit } from './support/site.js';

const visit = new Visit();
const LOG = fileURLToPath(new URL('../logs/games/short.log.gz', import.meta.url));

test('a log becomes a list of points, each with its board', async ({ skip }) => {
  const look = { width: 390, scheme: 'light', script: true } as const;
  const { page, context, errors } = await visit.open('/logs', look, skip);
  await page.locator('#log').setInputFiles(LOG);
  await page.locator('#games h2').waitFor();
  const points = page.locator('.points > li');
  expect(await points.count()).toBeGreaterThan(30);
  // the first point opens by itself
  await page.locator('#board svg').first().waitFor();
  await points.nth(10).getByRole('button').click();
  await points.nth(10).getByText('The engine agrees with the log.').waitFor();
  // the game as the board moves, and back
  await page.getByRole('button', { name: 'Later move' }).click();
  await page.locator('#move', { hasText: '12 of ' }).waitFor();
  await points.nth(11).getByRole('link').waitFor();
  expect(await points.nth(11).getByRole('button').getAttribute('aria-current')).toBe('step');
  expect(await page.locator('#board .outcome').textContent()).not.toBe('');
  await page.getByRole('button', { name: 'Earlier move' }).click();
  await page.locator('#move', { hasText: '11 of ' }).waitFor();
  const address = await points.nth(10).getByRole('link').getAttribute('href');
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(look.width);
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(new URL(address!, page.url()).href);
  await page.locator('.desk').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a file that is no log is told with its line', async ({ skip }) => {
  const look = { width: 1280, scheme: 'dark', script: true } as const;
  const { page, context } = await visit.open('/logs', look, skip);
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('nothing') };
  await page.locator('#log').setInputFiles(file);
  await page.locator('#state', { hasText: 'line 1: The file has no game.' }).waitFor();
  await context.close();
});
