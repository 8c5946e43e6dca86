// Builds the project into dist/: generated code, compiled code, and the files that are not code.
import { chmodSync, cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { must, ROOT, tool } from './lib/run.mjs';

/** Files that the running service reads and the compiler does not copy: from src, to dist. */
const ASSETS = ['web/assets'];

const at = (path) => `${ROOT}/${path}`;
const age = (path) => statSync(at(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Makes `output` with a command if it is older than what it is made from. */
async function make(output, inputs, command) {
  if (Math.max(...inputs.map(age)) >= age(output)) await must(command);
}

/** Removes compiled files whose source is gone, so that nothing runs that is not there any more. */
function prune(folder = '') {
  for (const entry of readdirSync(at(`dist/${folder}`), { withFileTypes: true })) {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) {
      if (existsSync(at(`src/${path}`))) prune(`${path}/`);
      else rmSync(at(`dist/${path}`), { recursive: true });
    } else if (/\.js(\.map)?$/.test(path) && !path.startsWith('web/assets/')) {
      if (!existsSync(at(`src/${path.replace(/\.js(\.map)?$/, '.ts')}`)))
        rmSync(at(`dist/${path}`));
    }
  }
}

await Promise.all([
  make(
    'src/generated/prisma/client.ts',
    ['prisma/schema.prisma', 'package-lock.json'],
    tool('prisma', 'generate'),
  ),
  make(
    'src/generated/graphql.ts',
    ['schema.graphql', 'scripts/codegen.mjs', 'package-lock.json'],
    [process.execPath, 'scripts/codegen.mjs'],
  ),
]);
await must(tool('tsc', '-p', 'tsconfig.json'));
prune();
await must([process.execPath, 'scripts/write-rules.mjs']);
for (const path of ASSETS) {
  if (existsSync(at(`src/${path}`)))
    cpSync(at(`src/${path}`), at(`dist/${path}`), { recursive: true });
}
if (existsSync(at('dist/cli/main.js'))) chmodSync(at('dist/cli/main.js'), 0o755);
