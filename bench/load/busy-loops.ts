import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Does the work beside so many busy loops. Each loop has a session of its own (as with `setsid`), so that the system
 * gives each as much of the processors as the work. The loops end with the work, also where it fails.
 */
export async function besideBusyLoops<T>(loops: number, work: () => Promise<T>): Promise<T> {
  const busy: ChildProcess[] = Array.from({ length: loops }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { detached: true, stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const { pid } of busy) if (pid !== undefined) process.kill(pid, 'SIGKILL');
  }
}
