import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtFake } from './build-fakes.js';

/** A service that runs as a process of its own. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** The lines of the log, and the last words of the process. */
  readonly lines: Record<string, unknown>[];
  readonly exit: Promise<{ code: number | null; signal: string | null }>;
}

/** Starts a service with the fake rules engine as a process, and waits until it listens. */
export function startFake(environment: Record<string, string>): Promise<ServiceProcess> {
  return startProcess(builtFake('run-fake'), environment);
}

/** Starts a file that runs a service as a process, and waits until it listens. */
export async function startProcess(
  file: string,
  environment: Record<string, string>,
): Promise<ServiceProcess> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', WORKERS: '1', ...environment };
  const child = spawn(process.execPath, [file], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: Record<string, unknown>[] = [];
  let rest = '';
  child.stdout?.on('data', (data: Buffer) => {
    const parts = (rest + data.toString()).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  const exit = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  for (;;) {
    const listening = lines.find((line) => line.msg === 'listening');
    if (listening !== undefined) {
      return { child, port: listening.port as number, lines, exit };
    }
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    await sleep(20);
  }
}
