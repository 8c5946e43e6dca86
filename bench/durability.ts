import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultyServer } from './load/faulty-server.js';
import { Savers } from './load/savers.js';
import { startService } from './load/service-process.js';
import { SmallDisk } from './load/small-disk.js';

/** Nothing but the store refuses a save. */
const SETTINGS = { RATE_LIMIT: '0', SAVES_PER_HOUR: '1000000' };
/** The service is killed within so many acknowledgements, and so many milliseconds after the last of them. */
const KILL_WITHIN = 120;
const KILL_WITHIN_MS = 20;
/** How long a fault lasts, in milliseconds. */
const FAULT_MS = 4_000;
/** Acknowledged writes before and after a fault. */
const AROUND = 100;
/** Holds an empty store, and fills in a moment, in megabytes. */
const DISK_MB = 192;

/** What fails and how it is put right. */
interface Fault {
  readonly name: string;
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
}

/**
 * `npm run bench -- durability [kills]`: how many acknowledged writes are lost. Eight clients save over HTTP, with keys and
 * without, while the service is killed, its disk is full, or its PostgreSQL server fails. The exit code is 1 if one is lost.
 * The server has to be that of `.ci/with-postgres`; without it, these faults are left out.
 */
export async function measureDurability(kills = 54): Promise<void> {
  await survivesKills(kills);
  await onSmallDisk(async (disk) => {
    await survives(diskFull('embedded', disk), { DATA_DIR: join(disk.folder, 'data') });
  });
  const server = FaultyServer.ofEnvironment();
  if (server === null) {
    console.log('PostgreSQL: left out; run .ci/with-postgres npm run bench -- durability');
    return;
  }
  const databaseUrl = await server.create('durability');
  for (const fault of serverFaults(server)) await survives(fault, { DATABASE_URL: databaseUrl });
  await onSmallDisk(async (disk) => {
    await server.createTablespace('small_disk', disk.folder);
    const url = await server.create('on_small_disk', 'TABLESPACE small_disk');
    await survives(diskFull('PostgreSQL', disk), { DATABASE_URL: url });
    await server.run('DROP DATABASE on_small_disk WITH (FORCE)');
    await server.run('DROP TABLESPACE small_disk');
  });
}

async function survivesKills(kills: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'durability-'));
  const start = () => startService({ ...SETTINGS, DATA_DIR: join(folder, 'data') });
  const savers = new Savers('kill');
  try {
    for (let kill = 0; kill < kills; kill++) {
      const service = await start();
      await savers.check(service.port, 'new');
      savers.start(service.port);
      await savers.more(1 + Math.random() * KILL_WITHIN);
      await sleep(Math.random() * KILL_WITHIN_MS);
      await service.kill();
      await savers.stop();
    }
    const service = await start();
    await savers.check(service.port, 'new');
    await savers.check(service.port, 'all');
    await service.stop();
    report(`embedded, ${kills} x kill -9 of the service`, savers);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Saves before, while and after something fails; then a new process of the service reads it back. */
async function survives(fault: Fault, settings: Readonly<Record<string, string>>): Promise<void> {
  const savers = new Savers(fault.name.replaceAll(/\W+/g, '-'));
  const service = await startService({ ...SETTINGS, ...settings });
  try {
    savers.start(service.port);
    await savers.more(AROUND);
    await fault.begin();
    const before = savers.acknowledged.length;
    await sleep(FAULT_MS);
    const during = savers.acknowledged.length - before;
    await fault.end();
    await savers.more(AROUND);
    await savers.stop();
    await savers.check(service.port, 'new');
    console.log(`  ${before} before, ${during} during, then it saves again by itself`);
  } finally {
    await service.stop();
  }
  const next = await startService({ ...SETTINGS, ...settings });
  await savers.check(next.port, 'all');
  await next.stop();
  report(fault.name, savers);
}

function report(name: string, { acknowledged, lost, unknownKeys }: Savers): void {
  const keys = unknownKeys === 0 ? '' : `; ${unknownKeys} keys do not give their answer again`;
  console.log(`${name}: ${acknowledged.length} acknowledged, ${lost} lost${keys}`);
  if (lost > 0) process.exitCode = 1;
}

async function onSmallDisk(work: (disk: SmallDisk) => Promise<void>): Promise<void> {
  let disk: SmallDisk;
  try {
    disk = new SmallDisk(DISK_MB);
  } catch {
    console.log('disk full: left out; this user may not mount a small disk');
    return;
  }
  try {
    await work(disk);
  } finally {
    disk.remove();
  }
}

function diskFull(store: string, disk: SmallDisk): Fault {
  return { name: `${store}, disk full`, begin: () => disk.fill(), end: () => disk.free() };
}

function serverFaults(server: FaultyServer): readonly Fault[] {
  const readOnly = async (value: 'on' | 'off'): Promise<void> => {
    await server.run(`ALTER DATABASE durability SET default_transaction_read_only = ${value}`);
    await server.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'durability'",
    );
  };
  return [
    {
      name: 'PostgreSQL, killed and started again',
      begin: () => server.signal('SIGKILL'),
      end: () => server.restart(),
    },
    {
      name: 'PostgreSQL, paused',
      begin: () => server.signal('SIGSTOP'),
      end: () => server.signal('SIGCONT'),
    },
    {
      name: 'PostgreSQL, read-only',
      begin: () => readOnly('on'),
      end: () => readOnly('off'),
    },
  ];
}
