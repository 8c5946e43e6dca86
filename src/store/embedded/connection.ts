import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { Conversation } from './conversation.js';
import { execute } from './execute.js';

type Done = (error?: Error | null) => void;

/** Who talks with a database: one client after the other, because it has one session only, in which two would disturb each other. */
export class Line {
  readonly #connections = new Set<Connection>();
  #free: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(private readonly database: PGlite) {}

  /** A connection for one more client, who is let in when those before have gone, and never when the line is closed. */
  join(): Duplex {
    const connection = new Connection(this.database, this.#free);
    if (this.#isClosed) return connection.destroy();
    this.#connections.add(connection);
    const gone = new Promise<void>((resolve) => {
      connection.once('close', () => {
        this.#connections.delete(connection);
        resolve();
      });
    });
    this.#free = this.#free.then(() => gone).then(() => this.#tidyUp());
    return connection;
  }

  /** Sends everybody away; whoever comes later, as a pool does whose clients were sent away, is sent away as well. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const connection of this.#connections) connection.destroy();
    await this.#free;
  }

  /** The next client is not to find what this one left: transactions, locks, settings. */
  async #tidyUp(): Promise<void> {
    if (this.database.isInTransaction()) await this.database.exec('ROLLBACK');
    await this.database.exec('DISCARD ALL');
  }
}

/**
 * What a client of PostgreSQL takes for its socket, and is a call within the thread: between threads every question of
 * a transaction would wait twice for a processor, and all others for the transaction.
 */
class Connection extends Duplex {
  readonly #conversation: Conversation;
  readonly #turn: Promise<unknown>;

  constructor(database: PGlite, turn: Promise<unknown>) {
    super();
    this.#conversation = new Conversation((message) => execute(database, message));
    this.#turn = turn;
  }

  /** Tells the client when it is let in. */
  connect(): this {
    void this.#turn.then(() => this.destroyed || this.emit('connect'));
    return this;
  }

  /** There is no network to set up. */
  setNoDelay(): this {
    return this;
  }

  /** Nor one to keep alive. */
  setKeepAlive(): this {
    return this;
  }

  /** The thread lives for as long as its port is open. */
  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // An answer is there as soon as its question is.
  }

  override _write(data: Buffer, _encoding: BufferEncoding, done: Done): void {
    // Between two questions whatever else the thread waits for has its turn.
    setImmediate(() => {
      if (!this.destroyed) this.#answer(data);
      done();
    });
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  #answer(data: Buffer): void {
    const answer = this.#conversation.answer(data);
    if (answer.length > 0) this.push(answer);
    if (this.#conversation.ended) this.push(null);
  }
}
