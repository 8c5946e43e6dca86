import { type Executed, execute } from './executed.js';
import { shownCards } from './shown.js';

/**
 * `npm run executed -- [--patch 10.0] [--boards 6000] [--seed 1]`: what cards do that has never been done, set by set; with
 * `--shown` which cards scenarios name, and what the others say that no card of a scenario does.
 */
const patch = option('patch') ?? '10.0';
if (process.argv.includes('--shown')) showCards();
else showDeeds();

function showDeeds(): void {
  const effort = { boards: Number(option('boards') ?? 6000), seed: Number(option('seed') ?? 1) };
  const { rows, never, boards, files } = execute({ patch, ...effort });
  table(['cards', 'does', 'never'], rows, ({ cards, deeds, never: left }) => [cards, deeds, left]);
  console.log(
    `${boards} boards; of use besides: ${files.length === 0 ? 'no file' : files.join(', ')}`,
  );
  for (const deed of never) console.log(sentence(deed));
  process.exitCode = never.length > 0 ? 1 : 0;
}

function showCards(): void {
  const rows = shownCards(patch);
  const counts = ['cards', 'named', 'plain', 'left'];
  table(counts, rows, ({ cards, named, plain, left }) => [cards, named, plain, left.length]);
  for (const { card, phrases } of rows.flatMap(({ left }) => left))
    console.log(`${card.id} ${card.name}: ${phrases.join('; ')}`);
}

function table<Row extends { readonly set: string }>(
  heads: readonly string[],
  rows: readonly Row[],
  counts: (row: Row) => readonly number[],
): void {
  const line = (set: string, cells: readonly (string | number)[]): void =>
    console.log(set.padEnd(21), ...cells.map((cell) => String(cell).padStart(5)));
  line('set', heads);
  for (const row of rows) line(row.set, counts(row));
  line(
    'all',
    heads.map((_, i) => rows.reduce((sum, row) => sum + counts(row)[i]!, 0)),
  );
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

function sentence({ card, part, effect }: Executed['never'][number]): string {
  return `${card.id} ${card.name}, ${part}${effect === null ? '' : `: ${JSON.stringify(effect)}`}`;
}
