// Bundles what browsers load into dist/assets/: scripts and the typeface, named after their content, and a list of them.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './lib/run.mjs';

const CLIENT = 'src/service/web/client';
const ENTRIES = ['viewer', 'editor', 'logs', 'graphiql'];
const require = createRequire(import.meta.url);
const TYPEFACE = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
/** Files of packages that browsers load as they are. */
const FILES = {
  react: 'react/umd/react.production.min.js',
  'react-dom': 'react-dom/umd/react-dom.production.min.js',
  'graphiql-library': 'graphiql/graphiql.min.js',
  'graphiql-style': 'graphiql/graphiql.min.css',
};

rmSync(`${ROOT}/dist/assets`, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: ROOT,
  entryPoints: [
    ...ENTRIES.map((name) => ({ in: `${CLIENT}/${name}.ts`, out: name })),
    { in: TYPEFACE, out: 'inter' },
  ],
  loader: { '.woff2': 'copy' },
  outdir: 'dist/assets',
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
});
const names = Object.keys(metafile.outputs)
  .map((path) => basename(path))
  .filter((name) => !name.startsWith('chunk-'))
  .map((name) => [name.slice(0, name.lastIndexOf('-')), name]);
for (const [name, path] of Object.entries(FILES)) {
  const text = readFileSync(`${ROOT}/node_modules/${path}`, 'utf8');
  const content = text.replace(/^\/\/# sourceMappingURL=.*$/m, '');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
  const file = `${name}-${hash}${extname(path)}`;
  writeFileSync(`${ROOT}/dist/assets/${file}`, content);
  names.push([name, file]);
}
writeFileSync(`${ROOT}/dist/assets/entries.json`, JSON.stringify(Object.fromEntries(names)));
