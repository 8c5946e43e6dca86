import { bytesOf, Caller } from './caller.js';
import type { Call } from './client.js';
import type { Figures } from './figures.js';

/**
 * Callers who come back as soon as they are answered, whatever they are told: each on a connection of its own that
 * stays open, all with one call. The first answer of each is not noted: it took a connection.
 */
export async function driveCrowd(
  port: number,
  call: Call,
  figures: Figures,
  { callers, seconds }: { readonly callers: number; readonly seconds: number },
): Promise<void> {
  const bytes = bytesOf(call);
  const all = Array.from({ length: callers }, () => new Caller(port));
  await Promise.all(all.map(async (caller) => caller.ask(bytes)));
  figures.restart();
  const end = performance.now() + seconds * 1_000;
  const one = async (caller: Caller): Promise<void> => {
    while (performance.now() < end) figures.note(call, await caller.ask(bytes));
    caller.leave();
  };
  await Promise.all(all.map(one));
}
