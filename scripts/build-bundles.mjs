// Bundles the command line into dist/bin/ and what the engine's threads run into dist/threads/: a thousand small files take
// longer to find than to run.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './lib/run.mjs';

const DIST = resolve(ROOT, 'dist');

/** What compiled code asks of its own place (rules, cards, the version) keeps its answer in a bundle elsewhere. */
const placesFor = (folder) => ({
  name: 'places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.js$/ }, ({ path }) => {
      if (!path.startsWith(`${DIST}/`)) return;
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return;
      const own = `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`;
      return { contents: text.replaceAll('import.meta.url', own), loader: 'js' };
    }),
});

/** The cards as they are put together of data and entries: to read them ready is faster than to run what makes them. */
const cardsFor = (folder) => ({
  name: 'cards',
  setup: ({ onLoad }) =>
    onLoad({ filter: /rulesets\/hearthstone\/cards\/built-in\.js$/ }, async ({ path }) => {
      const { builtInCards } = await import(path);
      writeFileSync(`${folder}/cards.json`, JSON.stringify(builtInCards()));
      const contents = `
        import { readFileSync } from 'node:fs';
        let cards = null;
        export function builtInCards() {
          cards ??= JSON.parse(readFileSync(new URL('cards.json', import.meta.url), 'utf8'));
          return cards;
        }`;
      return { contents, loader: 'js' };
    }),
});

/** Bundles what begins with a compiled file into a folder of its own. */
async function bundle(name, { entryPoints, external }) {
  const folder = `${DIST}/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints,
    external,
    outdir: folder,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Packages that are no modules ask for Node's own parts by `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    plugins: [cardsFor(folder), placesFor(folder)],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
}

await bundle('bin', {
  entryPoints: { 'rules-oracle': 'dist/cli/main.js' },
  // The service stays where it is: it is started from here, and has packages that cannot be bundled.
  external: ['../service/*'],
});
await bundle('threads', {
  entryPoints: { engine: 'dist/service/pool/worker.js' },
  // It brings a library of its own for each kind of machine.
  external: ['@resvg/resvg-js'],
});
