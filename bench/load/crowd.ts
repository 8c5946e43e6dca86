import { connect, type Socket } from 'node:net';
import type { Answer, Call } from './client.js';
import type { Figures } from './figures.js';

/** What ends the headers of an answer. */
const HEAD_END = '\r\n\r\n';

/**
 * Callers who come back as soon as they are answered, whatever they are told: each on a connection of its own that
 * stays open, all with one call. The first answer of each is not noted: it took a connection. Written on bare sockets, because callers and service share the processors and a
 * client that costs as much as the service would measure itself.
 */
export async function driveCrowd(
  port: number,
  call: Call,
  figures: Figures,
  { callers, seconds }: { readonly callers: number; readonly seconds: number },
): Promise<void> {
  const bytes = Buffer.from(requestText(call));
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

function requestText({ method, path, body = '', headers = {} }: Call): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: a',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${lines.join('\r\n')}${HEAD_END}${body}`;
}

/** One connection, and the answer that is awaited on it. */
class Caller {
  private readonly socket: Socket;
  private begin = 0;
  private settle: (answer: Answer) => void = () => undefined;
  private head = '';
  private bodyLeft = 0;

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk: Buffer) => this.read(chunk));
    this.socket.on('error', () => this.lost());
    this.socket.on('close', () => this.lost());
  }

  async ask(bytes: Buffer): Promise<Answer> {
    this.begin = performance.now();
    return new Promise((resolve) => {
      this.settle = resolve;
      if (this.socket.destroyed) this.lost();
      else this.socket.write(bytes);
    });
  }

  leave(): void {
    this.socket.destroy();
  }

  private lost(): void {
    this.settle({ status: 0, ms: performance.now() - this.begin, retryAfter: false, text: '' });
  }

  private read(chunk: Buffer): void {
    if (this.bodyLeft > 0) this.bodyLeft -= chunk.length;
    else if (!this.readHead(chunk)) return;
    if (this.bodyLeft > 0) return;
    const { head } = this;
    this.head = '';
    const ms = performance.now() - this.begin;
    const retryAfter = /\r\nretry-after:/i.test(head);
    this.settle({ status: Number(head.slice(9, 12)), ms, retryAfter, text: '' });
  }

  /** Reads headers up to their end; false when more of them has to come. */
  private readHead(chunk: Buffer): boolean {
    const before = this.head.length;
    this.head += chunk.toString('latin1');
    const end = this.head.indexOf(HEAD_END);
    if (end < 0) return false;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.head.slice(0, end + 2))?.[1] ?? 0);
    this.bodyLeft = length - (before + chunk.length - end - HEAD_END.length);
    this.head = this.head.slice(0, end + 2);
    return true;
  }
}
