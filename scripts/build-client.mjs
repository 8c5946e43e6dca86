// Bundles what runs in the browser into dist/assets/: files named after their content, and a list of them.
import { rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './lib/run.mjs';

const CLIENT = 'src/service/web/client';
const ENTRIES = ['viewer', 'editor'];

rmSync(`${ROOT}/dist/assets`, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: ROOT,
  entryPoints: ENTRIES.map((name) => `${CLIENT}/${name}.ts`),
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
const names = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
  entryPoint === undefined ? [] : [[basename(entryPoint, '.ts'), basename(path)]],
);
writeFileSync(`${ROOT}/dist/assets/entries.json`, JSON.stringify(Object.fromEntries(names)));
