import { bytesOf, Caller } from './caller.js';
import type { Figures } from './figures.js';
import type { Mix } from './mix.js';

/**
 * Drives callers that send their next request as soon as they are answered or refused, each over one open connection. The
 * first answer of each is not recorded: it includes the time to connect.
 */
export async function driveImpatientCallers(
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
