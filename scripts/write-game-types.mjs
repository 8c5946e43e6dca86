// Writes the types of the games into schema.graphql, from the schemas of their scenarios, states and actions. To be run
// after a change of these; a test says when.
import { readFileSync, writeFileSync } from 'node:fs';
import { must, ROOT, tool } from './lib/run.mjs';

const { printedTypes } = await import('../dist/service/graphql/typed/print.js');

const file = `${ROOT}/schema.graphql`;
const line = '# The types of the games, made from their schemas by `npm run graphql:games`.';
const [byHand] = readFileSync(file, 'utf8').split(line);
writeFileSync(file, `${byHand.trimEnd()}\n\n${line}\n\n${printedTypes()}\n`);
await must(tool('biome', 'format', '--write', file));
