import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Call, Client } from './client.js';

/** Clients that save at the same time; every second one sends keys. */
const SAVERS = 8;
/** How long a client waits after a refusal, in milliseconds. */
const PAUSE_MS = 20;
/** How long nothing may be acknowledged or answered, in milliseconds. */
const PATIENCE_MS = 60_000;

/** A save that was acknowledged: what was sent, and what the answer said. */
interface Acknowledged {
  readonly sent: Call;
  readonly isKeyed: boolean;
  readonly saved: Readonly<Record<'slug' | 'id' | 'traceHash', string>>;
}

/** Clients that save without pause, and know what was acknowledged. */
export class Savers {
  readonly acknowledged: Acknowledged[] = [];
  /** Keys of acknowledged saves that do not give the same answer again. */
  unknownKeys = 0;
  #checked = 0;
  #serial = 0;
  #lost = new Set<Acknowledged>();
  #isOver = true;
  #work: Promise<unknown> = Promise.resolve();

  /** @param name tells these saves from those of others on the same store. */
  constructor(private readonly name: string) {}

  get lost(): number {
    return this.#lost.size;
  }

  /** Begins to save at a port, until {@link stop}. */
  start(port: number): void {
    this.#isOver = false;
    const client = new Client(port, SAVERS);
    this.#work = Promise.all(
      Array.from({ length: SAVERS }, (_, saver) => this.#save(client, saver % 2 === 0)),
    ).finally(() => client.close());
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  /** Resolves when so many more saves are acknowledged. @throws Error when none is for a minute. */
  async more(count: number): Promise<void> {
    const aim = this.acknowledged.length + count;
    for (const end = performance.now() + PATIENCE_MS; this.acknowledged.length < aim; ) {
      if (performance.now() > end) throw new Error(`${this.name}: nothing is saved any more`);
      await sleep(PAUSE_MS);
    }
  }

  /** Reads back what was acknowledged since the last time, or all of it; keyed saves are sent again, too. */
  async check(port: number, which: 'new' | 'all'): Promise<void> {
    const client = new Client(port, SAVERS);
    const unread = this.acknowledged.slice(which === 'new' ? this.#checked : 0);
    this.#checked = this.acknowledged.length;
    const check = async (): Promise<void> => {
      for (let one = unread.pop(); one !== undefined; one = unread.pop()) {
        const fault = await faultOf(client, one);
        if (fault !== null) {
          this.#lost.add(one);
          console.log(`  lost: ${one.saved.slug}: ${fault}`);
        } else if (one.isKeyed && which === 'new' && !(await isKnown(client, one)))
          this.unknownKeys++;
      }
    };
    await Promise.all(Array.from({ length: SAVERS }, check));
    client.close();
  }

  async #save(client: Client, isKeyed: boolean): Promise<void> {
    while (!this.#isOver) {
      const sent = this.#call(isKeyed);
      const { status, text } = await client.send(sent);
      if (status === 201) this.acknowledged.push({ sent, isKeyed, saved: JSON.parse(text) });
      // A wrong call is a fault of this file; everything else is what a store that fails answers.
      else if (status >= 400 && status < 500) throw new Error(`${status} ${text}`);
      else await sleep(PAUSE_MS);
    }
  }

  #call(isKeyed: boolean): Call {
    const serial = this.#serial++;
    const key = `${this.name}-${process.pid}-${serial}-of-this-run`;
    return {
      kind: 'save',
      method: 'POST',
      path: '/v1/scenarios',
      headers: isKeyed ? { 'Idempotency-Key': key } : {},
      body: JSON.stringify({
        title: `${this.name} ${serial}`,
        players: { 1: { board: ['Wisp'] }, 2: { board: ['Chillwind Yeti'] } },
        actions: [{ attack: 'Wisp', target: 'Chillwind Yeti' }],
        random: { seed: serial },
      }),
    };
  }
}

/** The answer to a call, which is repeated for a minute while the service is busy. */
async function answerTo(client: Client, call: Call): Promise<Answer> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await client.send(call);
    if (answer.status !== 503 || performance.now() > end) return answer;
    await sleep(PAUSE_MS);
  }
}

/** What is wrong with a save as the store has it now; null if it is as it was acknowledged. */
async function faultOf(client: Client, { sent, saved }: Acknowledged): Promise<string | null> {
  const path = `/v1/scenarios/${saved.slug}`;
  const read = await answerTo(client, { kind: 'read', method: 'GET', path });
  if (read.status !== 200) return `${read.status} ${read.text}`;
  const kept = JSON.parse(read.text) as Readonly<Record<string, unknown>>;
  const { title } = JSON.parse(sent.body!) as { readonly title: string };
  for (const [field, value] of Object.entries({ ...saved, title })) {
    if (['slug', 'id', 'traceHash', 'title'].includes(field) && kept[field] !== value)
      return `${field} is ${kept[field]} and was ${value}`;
  }
  return null;
}

/** Whether the key of a save gives the answer that it gave. */
async function isKnown(client: Client, { sent, saved }: Acknowledged): Promise<boolean> {
  const again = await answerTo(client, sent);
  return (JSON.parse(again.text) as { readonly slug?: string }).slug === saved.slug;
}
