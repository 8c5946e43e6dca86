import { writeFileSync } from 'node:fs';
import { COUNTED, type Counted, countAll, readTable, tableFile } from './table.js';

/** `npm run perft [-- --update]`: counts the boards, tells what differs from the tables, or writes them anew. */
for (const game of COUNTED) count(game);

function count(game: Counted): void {
  const began = performance.now();
  const rows = countAll(game);
  const total = rows.reduce((sum, { sequences }) => sum + sequences.reduce((a, b) => a + b, 0), 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${game}: ${rows.length} boards, ${total} actions, ${seconds} s`);
  if (process.argv.includes('--update')) {
    const lines = rows.map((row) => `  ${JSON.stringify(row)}`);
    writeFileSync(tableFile(game), `[\n${lines.join(',\n')}\n]\n`);
    return;
  }
  const known = new Map(readTable(game).map((row) => [row.board, JSON.stringify(row)]));
  const differing = rows.filter((row) => known.get(row.board) !== JSON.stringify(row));
  for (const row of differing)
    console.log(`${row.board}: ${known.get(row.board)} is now ${JSON.stringify(row)}`);
  if (differing.length > 0) process.exitCode = 1;
}
