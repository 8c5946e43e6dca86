import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Visit } from './support/site.js';

const FOLDER = fileURLToPath(new URL('screenshots/', import.meta.url));
/** Parts of a picture that may look otherwise: fonts are drawn a little differently everywhere. */
const TOLERATED = 0.04;

/** A table with one of nearly everything. */
const FULL_TABLE = {
  title: 'A full table',
  players: {
    1: {
      hero: { armor: 3 },
      weapon: { card: 'Fiery War Axe', damage: 1 },
      board: [
        { as: 'juggler', card: 'Knife Juggler', divineShield: true },
        { as: 'yeti', card: 'Chillwind Yeti', damage: 2 },
        { card: 'Sylvanas Windrunner', taunt: true },
        'Stormwind Champion',
        'Worgen Infiltrator',
      ],
      hand: ['Fireball', { as: 'imp', card: 'Wisp' }],
      deck: ['Fireball', 'Frostbolt'],
      secrets: ['Counterspell'],
      mana: 5,
    },
    2: {
      board: [
        { as: 'raptor', card: 'Bloodfen Raptor', frozen: true },
        'Sunwalker',
        'Raging Worgen',
      ],
      deck: ['Fireball'],
    },
  },
  actions: [{ attack: 'yeti', target: 'Sunwalker' }],
};

const LANES = {
  title: 'A battle',
  ruleset: 'batch',
  players: {
    1: { board: [{ as: 'big', card: 'Grove Matriarch', lane: 1 }] },
    2: { board: [{ as: 'small', card: 'Swampmoss Lurker', lane: 5 }] },
  },
  actions: ['battle'],
};

const visit = new Visit();

const SHOTS = [
  { name: 'hearthstone-narrow-light', scenario: FULL_TABLE, width: 390, scheme: 'light' },
  { name: 'hearthstone-wide-dark', scenario: FULL_TABLE, width: 1280, scheme: 'dark' },
  { name: 'batch-narrow-dark', scenario: LANES, width: 390, scheme: 'dark' },
] as const;

const ALONE = "document.body.replaceChildren(document.querySelector('.board-box'))";

/** Run with SCREENSHOTS=write to keep what is drawn now. */
test.for(SHOTS)('the board looks as it did: $name', async (shot, { skip }) => {
  const { name, scenario, width, scheme } = shot;
  const address = `${await visit.site.save(scenario)}?at=start`;
  const { page, context } = await visit.open(address, { width, scheme, script: true }, skip);
  // High enough that nothing that sticks to the edge lies over the board.
  await page.setViewportSize({ width, height: 1_600 });
  // Alone on its page, so that nothing above moves it by a part of a point.
  await page.evaluate(ALONE);
  const drawn = await page.locator('svg.board:visible').screenshot({ animations: 'disabled' });
  const file = `${FOLDER}${name}.png`;
  if (process.env.SCREENSHOTS === 'write' || !existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, drawn);
  }
  expect(await difference(page, readFileSync(file), drawn)).toBeLessThan(TOLERATED);
  await context.close();
});

const COMPARE = readFileSync(new URL('support/compare-pictures.mjs', import.meta.url), 'utf8');

/** The part of the points in which two pictures differ visibly; 1 when their sizes do. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const pictures = [one, other].map((bytes) => bytes.toString('base64'));
  await page.goto('about:blank');
  return page.evaluate(`${COMPARE}\ncomparePictures(${JSON.stringify(pictures)})`);
}
