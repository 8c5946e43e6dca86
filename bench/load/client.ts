import { Agent, request } from 'node:http';

/** One request of a load. */
export interface Call {
  /** What its figures are listed under. */
  readonly kind: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a call went; status 0: no answer came. */
export interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: boolean;
  readonly text: string;
}

/** Time after which a call counts as lost, in milliseconds. */
const LIMIT_MS = 30_000;

/** Connections to one service that stay open. */
export class Client {
  readonly #agent: Agent;

  /** @param localAddress the address that the service sees; every one of 127.0.0.0/8 is this machine. */
  constructor(
    private readonly port: number,
    connections: number,
    private readonly localAddress = '127.0.0.1',
    private readonly limitMs = LIMIT_MS,
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Sends a call and reads its answer; never rejects. */
  async send({ method, path, body, headers = {} }: Call): Promise<Answer> {
    // Waiting for a connection of this client is nothing that the service does.
    let begin = performance.now();
    return new Promise((resolve) => {
      const lost = (): void =>
        resolve({ status: 0, ms: performance.now() - begin, retryAfter: false, text: '' });
      const sent = request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: this.port,
          localAddress: this.localAddress,
          method,
          path,
          timeout: this.limitMs,
          headers:
            body === undefined
              ? headers
              : {
                  'content-type': 'application/json',
                  'content-length': Buffer.byteLength(body),
                  ...headers,
                },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', lost);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              ms: performance.now() - begin,
              retryAfter: response.headers['retry-after'] !== undefined,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      sent.on('socket', () => {
        begin = performance.now();
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', lost);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
