import type { IncomingMessage } from 'node:http';
import type { RawBody } from '../core/body.js';
import { failure, type ServiceError } from '../errors.js';
import { LIMITS } from '../limits.js';

const NEWLINE = 0x0a;

/** Whether a request sends one JSON value a line. */
export function sendsLines({ headers }: IncomingMessage): boolean {
  return LINES_TYPE === (headers['content-type'] ?? '').toLowerCase().split(';')[0]!.trim();
}

/** The media type of one JSON value a line. */
export const LINES_TYPE = 'application/x-ndjson';

/**
 * The lines of a body as they come, empty ones apart. All of it is taken from the network at once, for a request may
 * only take so long to arrive; how much it may be is bounded.
 */
export class Lines implements AsyncIterable<RawBody> {
  private readonly waiting: RawBody[] = [];
  private rest: Buffer[] = [];
  private size = { line: 0, body: 0, lines: 0 };
  private end: { readonly error: ServiceError | null } | null = null;
  private wake: () => void = () => undefined;

  constructor(private readonly request: IncomingMessage) {
    request
      .on('data', (chunk: Buffer) => this.take(chunk))
      .on('end', () => this.finish())
      .on('error', () => this.cut())
      .on('close', () => this.cut());
  }

  /** @throws ServiceError BODY_TOO_LARGE, BODY_INCOMPLETE, after the lines that came before. */
  async *[Symbol.asyncIterator](): AsyncGenerator<RawBody> {
    for (;;) {
      const line = this.waiting.shift();
      if (line !== undefined) yield line;
      else if (this.end === null) await new Promise<void>((resolve) => (this.wake = resolve));
      else if (this.end.error === null) return;
      else throw this.end.error;
    }
  }

  private take(chunk: Buffer): void {
    if (this.end !== null) return;
    const { many, body } = LIMITS;
    this.size.body += chunk.length;
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      this.rest.push(chunk.subarray(from, to));
      this.close();
      from = to + 1;
    }
    this.rest.push(chunk.subarray(from));
    this.size.line += chunk.length - from;
    if (this.size.body > many.bytes) this.refuse(`${many.bytes} bytes in all`);
    else if (this.size.line > body.bytes) this.refuse(`${body.bytes} bytes a line`);
    else if (this.size.lines > many.lines) this.refuse(`${many.lines} lines`);
    this.wake();
  }

  /** Ends a line. */
  private close(): void {
    const bytes = Buffer.concat(this.rest);
    this.rest = [];
    this.size.line = 0;
    if (bytes.toString('latin1').trim() === '') return;
    if (++this.size.lines <= LIMITS.many.lines) this.waiting.push({ bytes, format: 'json' });
  }

  private finish(): void {
    if (this.end !== null) return;
    this.close();
    this.end = { error: null };
    this.wake();
  }

  private cut(): void {
    this.end ??= { error: failure('BODY_INCOMPLETE', 'The connection ended before the body.') };
    this.wake();
  }

  /** What still comes is thrown away: the sender is to see the answer. */
  private refuse(most: string): void {
    this.rest = [];
    this.end = { error: failure('BODY_TOO_LARGE', `A body of lines may have ${most} at most.`) };
    this.request.resume();
  }
}
