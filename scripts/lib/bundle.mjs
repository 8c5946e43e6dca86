// Bundles compiled code: a thousand small files take longer to find than to run.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './run.mjs';

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

/** Packages that stay where they are: each reads files beside itself, or has a library for each kind of machine. */
const LEFT_OUT = ['@electric-sql/*', '@prisma/*', '@resvg/resvg-js', 'pg', 'pino'];

/** Bundles what begins with the files of `entryPoints`, by their names there, into a folder. */
export async function bundle(folder, { entryPoints, plugins = [] }) {
  await build({
    absWorkingDir: ROOT,
    entryPoints,
    external: LEFT_OUT,
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
    plugins: [...plugins, placesFor(resolve(ROOT, folder))],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
}
