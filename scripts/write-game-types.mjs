// Writes into schema.graphql what follows from the schemas of the engine: scenarios and actions of each game, closed sets. To
// be run after a change of these; a test says when. It runs the sources (with tsx): a build needs the types that it writes.
import { readFileSync, writeFileSync } from 'node:fs';
import { withGameTypes } from './lib/game-types.mjs';
import { must, ROOT, tool } from './lib/run.mjs';

await must([process.execPath, 'scripts/list-sets.mjs']);
const { NODE_KINDS } = await import('../src/kernel/index.ts');
const { allRulesets } = await import('../src/rulesets/index.ts');
const { fileShape } = await import('../src/scenario/form/file.ts');
const { operate } = await import('../src/scenario/operate.ts');
const { ERROR_TABLE } = await import('../src/service/errors.ts');

const file = `${ROOT}/schema.graphql`;
const engine = {
  ...{ rulesets: allRulesets(), operate, nodeKinds: NODE_KINDS },
  ...{ fileFields: Object.keys(fileShape), errorCodes: [...ERROR_TABLE.keys()] },
};
writeFileSync(file, withGameTypes(readFileSync(file, 'utf8'), engine));
await must(tool('biome', 'format', '--write', file));
