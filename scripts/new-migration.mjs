// Writes the migration that leads from the committed migrations to prisma/schema.prisma, and the client
// of that schema, so that the compiler knows the new columns at once.
// Usage: npm run db:diff -- <name>
import { mkdirSync, writeFileSync } from 'node:fs';
import { must, ROOT, tool } from './lib/run.mjs';

const name = process.argv[2];
if (!/^[a-z][a-z0-9_]{2,60}$/.test(name ?? '')) {
  console.error('Usage: npm run db:diff -- <name>, for example add_scenario_language');
  process.exit(1);
}

const from = ['--from-migrations', 'prisma/migrations'];
const to = ['--to-schema', 'prisma/schema.prisma'];
const { stdout } = await must(tool('prisma', 'migrate', 'diff', '--script', ...from, ...to));
// The schema "public" is always there, and not every user may create schemas.
const sql = stdout.replace(/-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n+/, '').trim();
if (sql === '' || sql.startsWith('-- This is an empty migration')) {
  console.log('The migrations and the schema say the same; nothing to do.');
} else {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = `prisma/migrations/${time}_${name}`;
  mkdirSync(`${ROOT}/${folder}`, { recursive: true });
  writeFileSync(`${ROOT}/${folder}/migration.sql`, `${sql}\n`);
  console.log(`${folder}/migration.sql`);
}
await must(tool('prisma', 'generate'));
