import { expect, test } from 'vitest';
import { violationsOn } from './support/browser.js';
import { Visit } from './support/site.js';

const visit = new Visit();

test('three names and three clicks give a ruling and what turns it', async ({ skip }) => {
  const look = { width: 1280, scheme: 'light', script: true } as const;
  const { page, context, errors } = await visit.open('/', look, skip);
  await page.getByLabel('Which cards?').fill('sylv, dooms, nerubian egg');
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('heading', { level: 1, name: /Sylvanas.*Doomsayer.*Egg/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'end the turn' }).click();
  const outcome = page.locator('.outcome');
  await expect.poll(() => outcome.textContent()).toMatch(/^Sylvanas Windrunner takes nothing: /);

  await page.getByRole('link', { name: 'Swap them' }).click();
  await expect.poll(() => outcome.textContent()).toMatch(/takes control of Nerubian/);
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('a name that is no card, and one that is meant otherwise, without a script', async ({
  skip,
}) => {
  const look = { width: 390, scheme: 'dark', script: false } as const;
  const { page, context } = await visit.open('/', look, skip);
  await page.getByLabel('Which cards?').fill('qqqqq, knife juggler, sylv');
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByText('No card is called “qqqqq”.').waitFor();
  await page.getByRole('link', { name: 'Sylvanas, the Accused' }).click();
  await page
    .getByRole('heading', { level: 1, name: 'Knife Juggler, Sylvanas, the Accused' })
    .waitFor();
  expect(await page.getByLabel('Which cards?').inputValue()).toContain('qqqqq');
  await context.close();
});
