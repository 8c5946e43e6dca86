import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// The command line asks for a native schema engine before it does anything. The stand-in runs the
// same engine from npm, as WebAssembly, so that no command needs a download.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
  new URL('./scripts/schema-engine/main.mjs', import.meta.url),
);
process.env.CHECKPOINT_DISABLE ??= '1';
process.env.PRISMA_HIDE_UPDATE_MESSAGE ??= '1';

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'pglite:memory://' },
});
