// A process that saves until it is killed. It is told on standard input where, and what was
// acknowledged before; it says on standard output what it found of that, and each acknowledgement
// as soon as it has it.
import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { openStore } from '../../../dist/store/open-store.js';
import { checkAcknowledged, deathsOf, draftOf } from './saver-contents.mjs';

const SAVERS = 8;
const { options, round, acknowledged } = JSON.parse(await text(process.stdin));

/** Written at once: what is said here survives the process. */
function say(message) {
  writeSync(1, `${JSON.stringify(message)}\n`);
}

// What is tested is what a kill leaves behind, not how fast a busy machine saves.
const store = openStore({ ...options, operationTimeoutMs: 60_000 });
const status = await store.opened();
if (status.phase !== 'ready') throw new Error(status.message);
say({ checked: await checkAcknowledged(store, acknowledged) });
await Promise.all(Array.from({ length: SAVERS }, (_, saver) => save(saver)));

async function save(saver) {
  const cache = must(
    await store.createDeathEventCache({
      ruleset: 'batch',
      edition: '1',
      title: `${round}/${saver}`,
      deaths: [],
    }),
  );
  let version = 0;
  for (let serial = 0; ; serial++) {
    const key = { round, saver, serial };
    const draft = draftOf(key);
    const saved = must(await store.saveScenario(draft));
    say({ saved: { ...key, id: saved.id, cache: saved.deathEventCache.id } });
    if (serial % 3 === 0) {
      const title = `revised ${serial}`;
      const { id, editToken } = saved;
      must(await store.reviseScenario({ id, editToken, expectedVersion: 1, title }));
      say({ revised: { id, title } });
    }
    if (serial % 2 === 0) {
      const deaths = deathsOf({ round, saver, serial: serial / 2 });
      version = must(
        await store.appendDeaths({ ...cache, expectedVersion: version, deaths }),
      ).version;
      say({ appended: { id: cache.id, version } });
    }
  }
}

function must(result) {
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result.value;
}
