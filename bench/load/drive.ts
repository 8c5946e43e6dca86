import { setTimeout as sleep } from 'node:timers/promises';
import { bytesOf, Caller } from './caller.js';
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

/** Where an open load goes, and how much of it there is. */
interface OpenLoad {
  readonly port: number;
  /** The address that the service sees; every one of 127.0.0.0/8 is this machine. */
  readonly localAddress?: string;
  readonly perSecond: number;
  readonly seconds: number;
}

/**
 * Sends so many calls a second, whether or not those before are answered, each over a connection that is free or new;
 * waits for the last.
 */
export async function driveOpen(
  mix: Mix,
  figures: Figures,
  { port, localAddress, perSecond, seconds }: OpenLoad,
): Promise<void> {
  const begin = performance.now();
  const running = new Set<Promise<void>>();
  const free: Caller[] = [];
  // A caller who has waited longer than the service keeps a connection has none any more.
  const anyCaller = (): Caller => {
    for (let caller = free.pop(); caller !== undefined; caller = free.pop())
      if (caller.isThere) return caller;
    return new Caller(port, localAddress);
  };
  const one = async (call: Call): Promise<void> => {
    const caller = anyCaller();
    figures.note(call, await caller.ask(bytesOf(call)));
    if (caller.isThere) free.push(caller);
  };
  let sent = 0;
  while (performance.now() - begin < seconds * 1000) {
    const due = ((performance.now() - begin) / 1000) * perSecond;
    for (; sent < due; sent++) {
      const done = one(mix());
      running.add(done);
      void done.finally(() => running.delete(done));
    }
    await sleep(5);
  }
  await Promise.all(running);
  for (const caller of free) caller.leave();
}
