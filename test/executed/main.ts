import { type Executed, execute } from './executed.js';

/** `npm run executed -- [--patch 10.0] [--boards 6000] [--seed 1]`: what cards do that has never been done, set by set. */
const { rows, never, boards, files } = execute({
  patch: option('patch') ?? '10.0',
  boards: Number(option('boards') ?? 6000),
  seed: Number(option('seed') ?? 1),
});
console.log('set           cards  does  never');
for (const { set, cards, deeds, never: left } of rows)
  console.log(set.padEnd(13), ...[cards, deeds, left].map((n) => String(n).padStart(5)));
console.log(
  `${boards} boards; of use besides: ${files.length === 0 ? 'no file' : files.join(', ')}`,
);
for (const deed of never) console.log(sentence(deed));
process.exitCode = never.length > 0 ? 1 : 0;

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

function sentence({ card, part, effect }: Executed['never'][number]): string {
  return `${card.id} ${card.name}, ${part}${effect === null ? '' : `: ${JSON.stringify(effect)}`}`;
}
