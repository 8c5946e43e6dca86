import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between the store and a PostgreSQL server, and lets a test break what lies between. */
export class FaultyProxy {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #hanging = false;
  /** How many more packets of clients pass before their connection is cut; null: all. */
  #left: number | null = null;
  #cut = 0;

  constructor(targetUrl: string) {
    this.#target = new URL(targetUrl);
  }

  /** The address of the database by way of this proxy; known once it was started. */
  get url(): string {
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  /** How many connections were cut by `cutAfter`. */
  get cuts(): number {
    return this.#cut;
  }

  /** Begins to listen, on the same port as before. */
  async start(): Promise<void> {
    const server = createServer((client) => this.#relay(client));
    this.#server = server;
    await new Promise<void>((resolve) => {
      server.listen(this.#port, '127.0.0.1', () => resolve());
    });
    const address = server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
  }

  /** Breaks all connections and accepts no new ones. */
  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const server = this.#server;
    this.#server = null;
    if (server !== null) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** Keeps connections open and lets nothing through. */
  hang(): void {
    this.#hanging = true;
    for (const socket of this.#sockets) socket.pause();
  }

  resume(): void {
    this.#hanging = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Lets so many more packets through, then cuts one connection. */
  cutAfter(packets: number): void {
    this.#left = packets;
  }

  #relay(client: Socket): void {
    const server = connect(Number(this.#target.port), this.#target.hostname);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.on('data', (data) => {
        if (socket === client && this.#isCutNow()) client.destroy();
        else other.write(data);
      });
      if (this.#hanging) socket.pause();
    }
  }

  #isCutNow(): boolean {
    if (this.#left === null || this.#left-- > 0) return false;
    this.#left = null;
    this.#cut++;
    return true;
  }
}
