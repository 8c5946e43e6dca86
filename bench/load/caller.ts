import { connect, type Socket } from 'node:net';
import type { Answer, Call } from './client.js';

/** What ends the headers of an answer. */
const HEAD_END = '\r\n\r\n';
/** What ends a body in chunks. */
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/**
 * One connection that stays open, and the answer that is awaited on it. Written on bare sockets, because callers and
 * service share the processors and a client that costs as much as the service would measure itself.
 */
export class Caller {
  private readonly socket: Socket;
  private begin = 0;
  private settle: (answer: Answer) => void = () => undefined;
  private head = '';
  private bodyLeft = 0;
  private isChunked = false;

  /** @param localAddress the address that the service sees. */
  constructor(port: number, localAddress = '127.0.0.1') {
    this.socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    this.socket.on('data', (chunk: Buffer) => this.read(chunk));
    this.socket.on('error', () => this.lost());
    this.socket.on('close', () => this.lost());
  }

  /** Whether it can be used again. */
  get isThere(): boolean {
    return !this.socket.destroyed;
  }

  /** Sends a call and waits for its answer; status 0 when none came. */
  async ask(bytes: Buffer): Promise<Answer> {
    this.begin = performance.now();
    return new Promise((resolve) => {
      this.settle = resolve;
      if (this.socket.destroyed) this.lost();
      else this.socket.write(bytes);
    });
  }

  /** Ends the connection. */
  leave(): void {
    this.socket.destroy();
  }

  private lost(): void {
    this.settle({ status: 0, ms: performance.now() - this.begin, retryAfter: false, text: '' });
  }

  private read(chunk: Buffer): void {
    if (this.isChunked) this.isChunked = !endsChunks(chunk);
    else if (this.bodyLeft > 0) this.bodyLeft -= chunk.length;
    else if (!this.readHead(chunk)) return;
    if (this.bodyLeft > 0 || this.isChunked) return;
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
    this.isChunked =
      /\r\ntransfer-encoding: chunked/i.test(this.head.slice(0, end + 2)) && !endsChunks(chunk);
    this.bodyLeft = length - (before + chunk.length - end - HEAD_END.length);
    this.head = this.head.slice(0, end + 2);
    return true;
  }
}

/** A call as the bytes that a caller sends. */
export function bytesOf({ method, path, body = '', headers = {} }: Call): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: a',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(`${lines.join('\r\n')}${HEAD_END}${body}`);
}

/** Whether a piece of a body in chunks is its last. */
function endsChunks(chunk: Buffer): boolean {
  return chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
}
