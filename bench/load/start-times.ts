import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedSession } from '../../src/store/database/embedded-session.js';
import { percentileOf } from './figures.js';
import { startService } from './service-process.js';

const STARTS = 5;

/**
 * How long a service takes from its start until it is ready: in a new folder, and in one that has so many
 * scenarios already.
 */
export async function measureStarts(scenarios: number): Promise<void> {
  const fresh: number[] = [];
  for (let i = 0; i < STARTS; i++) fresh.push(await startOnce());
  report('S7 in a new folder', fresh);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    await fill(folder, scenarios);
    const full: number[] = [];
    for (let i = 0; i < STARTS; i++) full.push(await startOnce(folder));
    report(`S7 with ${scenarios} scenarios`, full);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(folder?: string): Promise<number> {
  const service = await startService(folder === undefined ? {} : { DATA_DIR: folder });
  await service.stop();
  return service.readyMs;
}

/** Puts scenarios into a new store, all at once. */
async function fill(folder: string, count: number): Promise<void> {
  const session = await openEmbeddedSession(folder, { operationTimeoutMs: 60_000 });
  const document = JSON.stringify({ state: { entities: 'x'.repeat(4_000) }, actions: [] });
  const { prisma } = session;
  await prisma.$executeRaw`
    INSERT INTO scenario (id, ruleset, edition, document, trace_hash, engine_version, cards, rules, created_at)
    SELECT rpad(translate(serial::text, '0189', 'abcd'), 26, 'z'), 'hearthstone', '10.0', ${document}::json,
      md5(serial::text), '1', ARRAY['CS2_' || serial % 300, 'EX1_' || serial % 200], ARRAY['HS-R' || serial % 90],
      now() - serial * interval '1 minute'
    FROM generate_series(1, ${count}::int) AS serial`;
  await prisma.$executeRaw`
    INSERT INTO share (slug, scenario_id, title, note, edit_token_hash, created_at, updated_at)
    SELECT left(id, 12), id, 'Scenario', '', sha256(id::bytea), created_at, now() FROM scenario`;
  await session.close();
}

function report(title: string, ms: readonly number[]): void {
  const each = ms.map((value) => value.toFixed(0)).join(', ');
  console.log(`${title}: median ${percentileOf(ms, 50).toFixed(0)} ms (${each})`);
}
