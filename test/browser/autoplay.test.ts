import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOOKS, violationsOn } from './support/browser.js';
import { Visit } from './support/site.js';

const TRADE = {
  title: 'A trade',
  players: {
    1: { board: ['Chillwind Yeti'] },
    2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor', taunt: true }] },
  },
  actions: [{ attack: 'Chillwind Yeti', target: 'raptor' }],
};
const DESK = { width: 1280, scheme: 'light', script: true } as const;

const FINGERS = readFileSync(new URL('support/fingers.mjs', import.meta.url), 'utf8');

/** What an attack that kills shows, one after the other. */
const SEEN = ['path.arrow', 'path.delta.loss', '.dying', '.leaving'];

let url: string;
const visit = new Visit(async (site) => {
  url = await site.save(TRADE);
});

describe('the steps of a ruling play themselves', () => {
  test('by a button on a phone: arrow, damage, death; it stops at the end', async ({ skip }) => {
    const { page, context, errors } = await visit.open(url, LOOKS[0]!, skip);
    await page.locator('html[data-steps=ready]').waitFor();
    const place = page.locator('.place');
    const last = Number(/\d+$/.exec((await place.textContent()) ?? '')![0]);
    // A step may be gone before it is looked for: the page itself notes what was there.
    await page.evaluate(`${FINGERS}\nnoteSeen(${JSON.stringify(SEEN)})`);
    await page.getByRole('button', { name: 'Speed 1' }).click();
    await page.getByRole('button', { name: 'Speed 2' }).waitFor();
    const began = Date.now();
    await page.getByRole('button', { name: 'Play the steps' }).click();
    await page.getByRole('button', { name: 'Play the steps' }).waitFor();
    await page.locator('.place', { hasText: `Step ${last} of ${last}` }).waitFor();
    expect(Date.now() - began).toBeGreaterThan(last * 250);
    const seen = await page.locator('#stage').getAttribute('data-seen');
    for (const each of SEEN) expect(seen!.split('|')).toContain(each);
    expect(await page.locator('#stage.playing').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('by keys: space plays and pauses, x turns the board, c compares', async ({ skip }) => {
    const { page, context, errors } = await visit.open(`${url}?at=start`, DESK, skip);
    await page.locator('html[data-steps=ready]').waitFor();
    const board = page.locator('svg.board:visible');
    const isTurned = async (): Promise<boolean> => {
      const text = (await board.textContent()) ?? '';
      return text.indexOf('Chillwind Yeti') < text.indexOf('Bloodfen');
    };
    expect(await isTurned()).toBe(false);
    await page.keyboard.press('x');
    await expect.poll(isTurned).toBe(true);
    expect(page.url()).toContain('side=2');
    await page.keyboard.press('Space');
    await page.locator('.place', { hasText: 'Step 1 of' }).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Play the steps' }).waitFor();
    const paused = await page.locator('.place').textContent();
    await page.waitForTimeout(1_200);
    expect(await page.locator('.place').textContent()).toBe(paused);
    expect(await isTurned()).toBe(true);
    // A button that has the focus is pressed by Space, as everywhere.
    await page.locator('.sharing > summary').focus();
    await page.keyboard.press('Space');
    await page.locator('.sharing[open]').waitFor();
    expect(await page.locator('#stage.playing').count()).toBe(0);
    await page.keyboard.press('c');
    await page.waitForURL(/\/compare\?/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('by a finger that moves over the board', async ({ skip }) => {
    const { page, context } = await visit.open(`${url}?at=start`, LOOKS[0]!, skip);
    await page.locator('html[data-steps=ready]').waitFor();
    const swipe = (from: number, to: number): Promise<unknown> =>
      page.evaluate(`${FINGERS}\nswipe([${from}, ${to}])`);
    await swipe(300, 120);
    await page.locator('.place', { hasText: 'Step 1 of' }).waitFor();
    await swipe(120, 300);
    await page.locator('.place', { hasText: 'Start' }).waitFor();
    await swipe(200, 215);
    expect(await page.locator('.place').textContent()).toContain('Start');
    await context.close();
  });

  test('without movement for readers who want it so', async ({ skip }) => {
    const { page, context } = await visit.open(`${url}?at=start`, DESK, skip);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('html[data-steps=ready]').waitFor();
    await page.getByRole('button', { name: 'Play the steps' }).click();
    await page.locator('.now', { hasText: 'deals 4 damage' }).waitFor();
    const arrow = `document.querySelector('path.arrow')`;
    await page.locator('svg.board:visible path.arrow').waitFor({ state: 'attached' });
    expect(await page.evaluate(`getComputedStyle(${arrow}).animationName`)).toBe('none');
    await context.close();
  });
});

describe('a ruling is shared', () => {
  test.for(LOOKS)('by one button that has every form: %o', async (look, { skip }) => {
    const { page, context, errors } = await visit.open(url, look, skip);
    await page.locator('.sharing > summary').click();
    const fields = page.locator('.sharing .pasted');
    const text = (name: string) => fields.filter({ hasText: name }).locator('textarea');
    expect(await text('Link').inputValue()).toBe(url);
    expect(await text('Picture').inputValue()).toBe(`${url}.png?format=card`);
    expect(await text('Wikitext').inputValue()).toMatch(/^'''Bloodfen Raptor dies.+\[http.+\]$/);
    expect(await text('Markdown').inputValue()).toContain(`](${url})`);
    expect(await text('Discord').inputValue()).toMatch(new RegExp(`\n${url}$`));
    expect(await text('iframe').inputValue()).toContain(`<iframe src="${url}/embed"`);
    const picture = page.locator('.sharing img');
    await picture.scrollIntoViewIfNeeded();
    const width = () =>
      picture.evaluate((image) => (image as { naturalWidth?: number }).naturalWidth);
    await expect.poll(width, { timeout: 60_000 }).toBe(1200);
    if (look.script) {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy: Discord' }).click();
      await page.getByText('Copied').waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toContain(url);
      expect(await violationsOn(page)).toEqual([]);
    } else expect(await page.locator('.copy').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a card that is gone', () => {
  test('is asked about from its pile, and answered beside the board', async ({ skip }) => {
    const { page, context } = await visit.open(url, DESK, skip);
    await page.locator('svg.board:visible a', { hasText: 'graveyard of player 2' }).click();
    await page.locator('#pile-2-graveyard a', { hasText: 'Bloodfen Raptor' }).click();
    await page.waitForURL(/explain=\d+#why$/);
    const [answer, board] = await Promise.all([
      page.locator('.answer').boundingBox(),
      page.locator('svg.board:visible').boundingBox(),
    ]);
    expect(Math.abs(answer!.y - board!.y)).toBeLessThan(60);
    expect(answer!.x).toBeGreaterThan(board!.x + board!.width);
    await context.close();
  });
});
