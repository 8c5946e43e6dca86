import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** Debian's packages that hold a Chromium, the one that costs least first: it draws pages and has no windows. */
const PACKAGES = ['chromium-headless-shell', 'chromium'] as const;
const programOf = (name: (typeof PACKAGES)[number]): string => `/usr/bin/${name}`;
/** The pages are looked at through so many rows of pixels. */
const HEIGHT = 844;
/** How long a browser may take for anything: a loaded machine must not make a test fail. */
const PATIENCE_MS = 60_000;

/** A browser, or null where there is none and none can be installed, which is said. */
export async function openBrowser(): Promise<Browser | null> {
  const executablePath = chromiumHere() ?? install();
  if (executablePath === null) {
    console.log('skipped: there is no Chromium, and it cannot be installed');
    return null;
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    timeout: PATIENCE_MS,
  });
}

/** The path of the Chromium that is installed, or of the one that the environment names; null: there is none. */
function chromiumHere(): string | null {
  const paths = [process.env.CHROMIUM, ...PACKAGES.map(programOf)];
  return paths.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** Installs one of Debian's packages, where apt-get can; of those who want to at once one does, and the others wait for it. */
function install(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const get = 'apt-get -o DPkg::Lock::Timeout=300';
  const ways = PACKAGES.map((name) => `${get} install -y --no-install-recommends ${name}`);
  const isThere = PACKAGES.map((name) => `test -x ${programOf(name)}`).join(' || ');
  const order = `${isThere} || { ${get} update; ${ways.join(' || ')}; }`;
  spawnSync('flock', [join(tmpdir(), 'install-chromium'), 'sh', '-c', order], { stdio: 'ignore' });
  return chromiumHere();
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
    viewport: { width: look.width, height: HEIGHT },
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

/** Looks at an open page as somebody else would who comes to it: on another screen, in other colours. */
export async function lookAs(page: Page, { width, scheme }: Omit<Look, 'script'>): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: scheme });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page that runs scripts: the rule and the elements, one line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
