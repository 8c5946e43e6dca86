import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOOKS, lookAs, violationsOn } from './support/browser.js';
import { Visit } from './support/site.js';

const visit = new Visit();

const SIDE = (page: Page, player: number) =>
  page.locator('fieldset.side', { has: page.locator('legend', { hasText: `Player ${player}` }) });

describe('the table', () => {
  test.for(LOOKS)('is set up, played, taken back and shared: %o', async (look, { skip }) => {
    const { page, context, errors } = await visit.open('/', look, skip);
    const side = SIDE(page, 2);
    await side.getByLabel('Card to add for player 2').fill('Wisp');
    await side.getByRole('button', { name: 'Add' }).click();
    await side.getByRole('link', { name: 'Wisp' }).waitFor();
    await page.locator('svg.board:visible g.tile', { hasText: 'Wisp' }).first().waitFor();

    await side.getByRole('link', { name: 'Wisp' }).click();
    await page.locator('#fields').getByLabel('taunt').check();
    await page.locator('#fields').getByRole('button', { name: 'Set' }).click();
    await page.locator('svg.board:visible a', { hasText: 'Taunt' }).first().waitFor();

    const attacks = page.locator('.groups li', { hasText: 'juggler attacks' });
    await page.getByRole('button', { name: 'juggler attacks Wisp' }).click();
    await page.getByRole('heading', { name: 'What was done' }).waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('button', { name: 'juggler attacks Wisp' }).waitFor();
    expect(await attacks.count()).toBeLessThan(2);
    expect(page.url()).toMatch(/\/play\?b=1\.players:/);
    if (look.script) {
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(look.width);
      expect(await violationsOn(page)).toEqual([]);
    }

    await page.getByLabel('Title').fill('A Wisp in the way');
    await page.getByRole('button', { name: 'Save and get a link' }).click();
    await page.locator('.biglink a').click();
    await page.getByRole('heading', { level: 1, name: 'A Wisp in the way' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is edited by clicks on its cards, and asked by them once something is done', async ({
    skip,
  }) => {
    const look = { width: 390, scheme: 'light', script: true } as const;
    const { page, context, errors } = await visit.open('/play', look, skip);
    const card = page.locator('svg.board:visible a', { hasText: 'Chillwind Yeti' }).first();
    await card.click();
    const fields = page.locator('#fields');
    await fields.getByLabel('damage', { exact: true }).fill('2');
    await fields.getByLabel('enchantments').fill('Blessing of Kings');
    await fields.getByRole('button', { name: 'Set' }).click();
    await page.getByText('Chillwind Yeti, 2 damage').waitFor();
    expect(await card.textContent()).toContain('Health 7 of 9, Enchanted: Blessing of Kings');

    await page.getByLabel(/Order of play/).fill('Chillwind Yeti, juggler, Bloodfen Raptor');
    await page.locator('form.game').getByRole('button', { name: 'Set' }).click();
    await page.waitForURL(/order:!\(Chillwind_Yeti,juggler,Bloodfen_Raptor\)/);

    await page.getByRole('button', { name: 'juggler attacks Chillwind Yeti' }).click();
    await page.locator('.done li', { hasText: 'Juggler attacks Chillwind Yeti' }).waitFor();
    // What came of it is seen at once, however far below the action was asked for, and so is the board.
    const outcome = page.locator('.outcome', {
      hasText: 'Knife Juggler dies, Chillwind Yeti takes 3',
    });
    await outcome.waitFor();
    const isSeen = (box: { readonly y: number } | null): boolean => box!.y >= 0 && box!.y < 500;
    await expect.poll(async () => isSeen(await outcome.boundingBox())).toBe(true);
    expect(isSeen(await page.locator('svg.board:visible').boundingBox())).toBe(true);

    await page.getByRole('slider', { name: 'Step' }).fill('0');
    await page.getByText('Before anything happens').waitFor();
    expect(page.url()).toMatch(/&at=start$/);
    await page.keyboard.press('End');
    await page.waitForURL(/&at=\d+$/);
    await page.locator('.why summary', { hasText: 'Knife Juggler dies' }).click();
    await page.locator('.why [data-node]:visible').click();
    await page.locator('.now', { hasText: /juggler\b.* dies/ }).waitFor();
    await card.click();
    await page.getByText('has no trigger of its own').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('finds misspelt names, and is moved by hand and by keys', async ({ skip }) => {
    const look = { width: 1280, scheme: 'light', script: true } as const;
    const { page, context, errors } = await visit.open('/play', look, skip);
    const side = SIDE(page, 1);
    const field = side.getByLabel('Card to add for player 1');
    await field.pressSequentially('bloodfenn rap');
    await side.getByRole('option', { name: /Bloodfen Raptor/ }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await field.press('ArrowDown');
    await field.press('Enter');
    const chips = side.locator('ol.chips[data-place="1.board"] .chip');
    await chips.nth(1).waitFor();
    const names = async (): Promise<string[]> => chips.locator('a').allTextContents();
    expect(await names()).toEqual(['Knife Juggler (juggler)', 'Bloodfen Raptor']);

    await chips.nth(1).getByRole('link').focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(names).toEqual(['Bloodfen Raptor', 'Knife Juggler (juggler)']);
    await chips.nth(1).dragTo(chips.nth(0));
    await expect.poll(names).toEqual(['Knife Juggler (juggler)', 'Bloodfen Raptor']);
    await page.goBack();
    await expect.poll(names).toEqual(['Bloodfen Raptor', 'Knife Juggler (juggler)']);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('pages of what the engine knows', () => {
  const PATHS = [
    '/',
    '/compare',
    '/logs',
    '/rules',
    '/rules/HS-R4a',
    '/cards',
    '/cards/NEW1_019',
    '/cards/CFM_621',
    '/search?q=jugler',
    '/docs',
  ];
  test.for(PATHS)('%s can be read by everybody', async (path, { skip }) => {
    const [narrow, wide] = [
      { width: 390, scheme: 'dark', script: true },
      { width: 1280, scheme: 'light', script: true },
    ] as const;
    const { page, context, errors } = await visit.open(path, narrow, skip);
    for (const look of [narrow, wide]) {
      await lookAs(page, look);
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(look.width);
      expect(await violationsOn(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('are found from every page', async ({ skip }) => {
    const look = { width: 390, scheme: 'light', script: false } as const;
    const { page, context } = await visit.open('/rules', look, skip);
    await page.getByRole('link', { name: 'Find' }).click();
    await page.getByRole('searchbox').fill('mirror entty');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'Mirror Entity', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Mirror Entity' }).waitFor();
    await context.close();
  });
});
