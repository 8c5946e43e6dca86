import { expect, test } from 'vitest';
import { boardCode } from '../../src/scenario/board-code/write.js';
import { violationsOn } from './support/browser.js';
import { Visit } from './support/site.js';

const visit = new Visit();

/** Knife Juggler had 3 Attack until 4.3 and has it since 20.0: in 10.0 it dies alone. */
const b = boardCode({
  patch: '10.0',
  players: { 1: { board: ['Knife Juggler'] }, 2: { board: ['River Crocolisk'] } },
  actions: [{ attack: 'Knife Juggler', target: 'River Crocolisk' }],
});
const PLAY = `/play?${new URLSearchParams({ b }).toString()}`;

test('a board says by itself that other editions answer otherwise', async ({ skip }) => {
  const look = { width: 390, scheme: 'light', script: true } as const;
  const { page, context, errors } = await visit.open(PLAY, look, skip);
  const line = page.locator('.editions');
  await page.getByText('Since 20.0.0: Knife Juggler and River Crocolisk die.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await line.getByRole('link', { name: 'Through all editions' }).click();
  await page.locator('.timeline li').nth(2).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('without a script the question is a link, in Chinese too', async ({ skip }) => {
  const look = { width: 1280, scheme: 'dark', script: false } as const;
  const { page, context } = await visit.open(`${PLAY}&lang=zh`, look, skip);
  await page.getByRole('link', { name: '其他版本的结果是否不同？' }).click();
  await page.getByRole('heading', { level: 1, name: '其他版本' }).waitFor();
  expect(await page.locator('#otherwise').textContent()).toContain('自20.0.0版本起：飞刀杂耍者');
  await page.getByRole('link', { name: '返回战场' }).click();
  await page.locator('.outcome').waitFor();
  await context.close();
});

test('the ruling stands above the board and its reasons beside it', async ({ skip }) => {
  const look = { width: 1280, scheme: 'light', script: true } as const;
  const { page, context } = await visit.open(PLAY, look, skip);
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [came, board, why] = [await box('.came'), await box('.desk-board'), await box('.why')];
  expect(came.y + came.height).toBeLessThanOrEqual(board.y);
  expect(why.x).toBeGreaterThan(board.x + board.width);
  expect(why.y).toBeCloseTo(board.y, 0);
  await context.close();
});
