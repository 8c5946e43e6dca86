import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** How long a browser may take for anything: a loaded machine must not make a test fail. */
const PATIENCE_MS = 60_000;

/** A browser, or null where there is none and none can be installed, which is said. */
export async function openBrowser(): Promise<Browser | null> {
  if (!existsSync(CHROMIUM)) install();
  if (!existsSync(CHROMIUM)) {
    console.log('skipped: there is no Chromium, and it cannot be installed');
    return null;
  }
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    timeout: PATIENCE_MS,
  });
}

/** Debian's Chromium, where apt-get can install it. */
function install(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  for (const asked of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...asked], { stdio: 'ignore' });
}

/** How a page is looked at. */
export interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly script: boolean;
}

/** Telephone and desk, light and dark, with script and without: each at least once. */
export const LOOKS: readonly Look[] = [
  { width: 390, scheme: 'light', script: true },
  { width: 390, scheme: 'dark', script: false },
  { width: 1280, scheme: 'light', script: false },
  { width: 1280, scheme: 'dark', script: true },
];

/** A page that has been opened, and what went wrong on it so far. */
export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of scripts, and what the policy has forbidden. */
  readonly errors: readonly string[];
}

/** Opens an address. */
export async function openPage(browser: Browser, url: string, look: Look): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: 844 },
    colorScheme: look.scheme,
    javaScriptEnabled: look.script,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(url);
  return { page, context, errors };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page that runs scripts: the rule and the elements, one line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
