// The thread in which trials run (trial.mjs), as the other thread sees it: a new one takes over where one does not end.
import { Worker } from 'node:worker_threads';

/** A trial does not end that takes this many milliseconds of the processor, and this many times as long as it did. */
const STUCK = { time: 2_000, times: 10 };
/** Milliseconds between two looks at whether a trial is stuck. */
const LOOK_EVERY = 250;
/** Looks at one trial. Whoever waits for something that never comes takes no time of the processor. */
const MOST_LOOKS = 480;

/** Opens the thread. `workerData`: the copy of the project, and what part of a path its trials have. */
export async function openThread(workerData) {
  /** What is done with the next word of the thread; its listener stays, since a port without one is closed to the rest. */
  let heard = () => {};
  let worker = await start();
  let trials = [];

  function start() {
    const worker = new Worker(new URL('trial.mjs', import.meta.url), { workerData });
    worker.on('error', (error) => heard({ failed: String(error) }));
    worker.on('message', (said) => heard(said));
    return new Promise((resolve, reject) => {
      heard = (said) => (said === 'ready' ? resolve(worker) : reject(new Error(said.failed)));
    });
  }

  async function startAnew() {
    await worker.terminate();
    worker = await start();
  }

  /** The answer of the thread; null if a trial does not end. */
  async function ask(message, isStuck) {
    let tried = { index: null, since: process.cpuUsage(), looks: 0 };
    let timer;
    const answer = await new Promise((resolve) => {
      heard = (said) => {
        if (said.trying === undefined) resolve(said);
        else tried = { index: said.trying, since: process.cpuUsage(), looks: 0 };
      };
      timer = setInterval(() => isStuck(tried) && resolve(null), LOOK_EVERY);
      worker.postMessage(message);
    });
    clearInterval(timer);
    return answer;
  }

  /** Whether what is tried takes longer than it may. Threads share a process, and this one only waits. */
  function isStuck(tried) {
    if (tried.index === null) return false;
    const { user, system } = process.cpuUsage(tried.since);
    const most = STUCK.time + STUCK.times * trials[tried.index].time;
    return (user + system) / 1_000 > most || ++tried.looks > MOST_LOOKS;
  }

  return {
    /** What runs as it is, and which mutants make a difference in it. */
    async baseline() {
      const found = await ask('baseline', () => false);
      if (found.failed !== undefined) throw new Error(found.failed);
      trials = found.trials;
      return found;
    },

    /** The first of some trials that notices a mutant, by name and index; null: none does. */
    async firstToNotice(id, indexes) {
      if (indexes.length === 0) return { by: null };
      for (let turn = 0; ; turn++) {
        const answer = await ask({ id, indexes }, isStuck);
        if (answer !== null && answer.failed === undefined && !answer.isSpoilt) return answer;
        await startAnew();
        if (answer === null || answer.failed !== undefined) return { by: 'it does not end' };
        // What a thread says that has only just begun is not said because of the mutants before.
        if (turn === 1) return answer;
      }
    },

    async close() {
      await worker.terminate();
    },
  };
}
