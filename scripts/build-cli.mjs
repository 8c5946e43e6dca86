// Bundles the command line into dist/bin/: a thousand small files take longer to find than to run.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './lib/run.mjs';

const DIST = resolve(ROOT, 'dist');
const BIN = `${DIST}/bin`;

/** What compiled code asks of its own place (rules, cards, the version) keeps its answer in a bundle elsewhere. */
const places = {
  name: 'places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.js$/ }, ({ path }) => {
      if (!path.startsWith(`${DIST}/`)) return;
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return;
      const own = `new URL(${JSON.stringify(relative(BIN, path))}, import.meta.url)`;
      return { contents: text.replaceAll('import.meta.url', own), loader: 'js' };
    }),
};

/** The cards as they are put together of data and entries: to read them ready is faster than to run what makes them. */
const cards = {
  name: 'cards',
  setup: ({ onLoad }) =>
    onLoad({ filter: /rulesets\/hearthstone\/cards\/built-in\.js$/ }, async ({ path }) => {
      const { builtInCards } = await import(path);
      writeFileSync(`${BIN}/cards.json`, JSON.stringify(builtInCards()));
      const contents = `
        import { readFileSync } from 'node:fs';
        let cards = null;
        export function builtInCards() {
          cards ??= JSON.parse(readFileSync(new URL('cards.json', import.meta.url), 'utf8'));
          return cards;
        }`;
      return { contents, loader: 'js' };
    }),
};

rmSync(BIN, { recursive: true, force: true });
mkdirSync(BIN, { recursive: true });
await build({
  absWorkingDir: ROOT,
  entryPoints: { 'rules-oracle': 'dist/cli/main.js' },
  outdir: 'dist/bin',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // The service stays where it is: it is started from here, and has packages that cannot be bundled.
  external: ['../service/*'],
  // Packages that are no modules ask for Node's own parts by `require`.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  plugins: [cards, places],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
});
