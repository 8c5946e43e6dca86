import { writeFileSync } from 'node:fs';
import { countAll, readTable, TABLE } from './table.js';

/** `npm run perft [-- --update]`: counts the boards, tells what differs from the table, or writes it anew. */
const began = performance.now();
const rows = countAll();
const total = rows.reduce((sum, { sequences }) => sum + sequences.reduce((a, b) => a + b, 0), 0);
console.log(
  `${rows.length} boards, ${total} actions, ${((performance.now() - began) / 1000).toFixed(1)} s`,
);
if (process.argv.includes('--update')) {
  writeFileSync(TABLE, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
} else {
  const known = new Map(readTable().map((row) => [row.board, JSON.stringify(row)]));
  const differing = rows.filter((row) => known.get(row.board) !== JSON.stringify(row));
  for (const row of differing)
    console.log(`${row.board}: ${known.get(row.board)} is now ${JSON.stringify(row)}`);
  process.exitCode = differing.length > 0 ? 1 : 0;
}
