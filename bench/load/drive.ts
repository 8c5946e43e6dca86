import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Client } from './client.js';
import type { Figures } from './figures.js';
import type { Mix } from './mix.js';

/** Sends one call after the other over so many connections, as fast as they are answered. */
export async function driveClosed(
  client: Client,
  mix: Mix,
  figures: Figures,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const call = mix();
      figures.note(call, await client.send(call));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
}

/** Sends so many calls a second, whether or not they are answered; waits for the last. */
export async function driveOpen(
  client: Client,
  mix: Mix,
  figures: Figures,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<void> {
  const begin = performance.now();
  const running = new Set<Promise<void>>();
  const noted = async (call: Call): Promise<void> => figures.note(call, await client.send(call));
  let sent = 0;
  while (performance.now() - begin < seconds * 1000) {
    const due = ((performance.now() - begin) / 1000) * perSecond;
    for (; sent < due; sent++) {
      const call = mix();
      const done = noted(call);
      running.add(done);
      void done.finally(() => running.delete(done));
    }
    await sleep(5);
  }
  await Promise.all(running);
}
