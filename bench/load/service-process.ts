import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A service that runs as a process of its own, from the built code, on the loopback. */
export interface ServiceProcess {
  readonly base: string;
  readonly port: number;
  readonly pid: number;
  /** Where its numbers are. */
  readonly adminPort: number;
  /** Whether the process still lives. */
  readonly alive: () => boolean;
  /** From the start of the process to the first answer that it is ready, in milliseconds. */
  readonly readyMs: number;
  /** Ends the process as it is, without a word to it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const READY_LIMIT_MS = 120_000;
const POLL_MS = 10;

/** The service as it is installed. */
const BUILT = [fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))];

/**
 * Starts the service and waits until it is ready.
 * @param settings environment variables; without `DATA_DIR` it gets a folder of its own, removed when it stops.
 * @param program what Node runs.
 * @param probe the address that has to answer 200 first.
 */
export async function startService(
  settings: Readonly<Record<string, string>> = {},
  program: readonly string[] = BUILT,
  probe = '/readyz',
): Promise<ServiceProcess> {
  const own = settings.DATA_DIR === undefined ? await mkdtemp(path.join(tmpdir(), 'bench-')) : null;
  const port = await freePort();
  const adminPort = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    HOST: '127.0.0.1',
    DATA_DIR: own ?? '',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT: '0',
    ...settings,
  };
  const begin = performance.now();
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const base = `http://127.0.0.1:${port}`;
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!isAlive()) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const stop = async (): Promise<void> => {
    await end('SIGTERM');
    if (own !== null) await rm(own, { recursive: true, force: true });
  };
  try {
    await untilReady(`${base}${probe}`, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  const readyMs = performance.now() - begin;
  const pid = child.pid!;
  const kill = () => end('SIGKILL');
  return { base, port, pid, adminPort, alive: isAlive, readyMs, kill, stop };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_LIMIT_MS;
  while (Date.now() < end && child.exitCode === null) {
    const ready = await fetch(url).then(
      async (response) => {
        const { status } = (await response.json()) as { readonly status: string };
        return status === 'ready' || status === 'ok';
      },
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${url} was never ready`);
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  await once(socket, 'close');
  return port;
}
