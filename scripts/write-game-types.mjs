// Writes the types of the games into schema.graphql, from the schemas of their scenarios, states and actions. To be run
// after a change of these; a test says when. It runs the sources (with tsx): a build needs the types that it writes.
import { readFileSync, writeFileSync } from 'node:fs';
import { must, ROOT, tool } from './lib/run.mjs';

await must([process.execPath, 'scripts/list-sets.mjs']);
const { printedTypes } = await import('../src/service/graphql/typed/print.ts');

const file = `${ROOT}/schema.graphql`;
const line = '# The types of the games, made from their schemas by `npm run graphql:games`.';
const [byHand] = readFileSync(file, 'utf8').split(line);
writeFileSync(file, `${byHand.trimEnd()}\n\n${line}\n\n${printedTypes()}\n`);
await must(tool('biome', 'format', '--write', file));
