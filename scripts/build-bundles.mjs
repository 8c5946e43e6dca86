// Bundles the command line into dist/bin/, what the engine's threads run into dist/threads/, and the service into
// dist/server/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { ROOT } from './lib/run.mjs';

/** The cards as they are put together of data and entries: to read them ready is faster than to run what makes them. */
const cardsFor = (folder) => ({
  name: 'cards',
  setup: ({ onLoad }) =>
    onLoad({ filter: /rulesets\/hearthstone\/cards\/reading\/built-in\.js$/ }, async ({ path }) => {
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

/** Who starts the service starts its bundle. */
const theServer = {
  name: 'server',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.\/service\/main\.js$/ }, () => ({
      path: '../server/main.js',
      external: true,
    })),
};

/** Bundles what begins with a compiled file into a folder of its own. */
async function make(name, entryPoints, plugins = []) {
  const folder = resolve(ROOT, 'dist', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(folder, { entryPoints, plugins: [cardsFor(folder), ...plugins] });
}

await make('bin', { 'rules-oracle': 'dist/cli/main.js' }, [theServer]);
await make('threads', { engine: 'dist/service/pool/worker.js' });
await make('server', { main: 'dist/service/main.js' });
