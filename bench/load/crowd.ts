import { bytesOf, Caller } from './caller.js';
import type { Figures } from './figures.js';
import type { Mix } from './mix.js';

/**
 * Callers who come back as soon as they are answered, whatever they are told: each on a connection of its own that
 * stays open. The first answer of each is not noted: it took a connection.
 */
export async function driveCrowd(
  port: number,
  mix: Mix,
  figures: Figures,
  { callers, seconds }: { readonly callers: number; readonly seconds: number },
): Promise<void> {
  const all = Array.from({ length: callers }, () => new Caller(port));
  await Promise.all(all.map(async (caller) => caller.ask(bytesOf(mix()))));
  figures.restart();
  const end = performance.now() + seconds * 1_000;
  const one = async (caller: Caller): Promise<void> => {
    while (performance.now() < end) {
      const call = mix();
      figures.note(call, await caller.ask(bytesOf(call)));
    }
    caller.leave();
  };
  await Promise.all(all.map(one));
}
