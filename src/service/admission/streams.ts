import { LIMITS } from '../limits.js';

/** An open NDJSON stream. */
export interface OpenStream {
  readonly caller: string;
  /** Since when it waits for its reader, on `performance.now()`; null: it does not. */
  unreadSince: number | null;
  /** It gave way to another: it ends when its reader comes back. */
  isCut: boolean;
}

/** Time after which a stream that nobody reads gives way to another, in milliseconds. */
const GIVES_WAY_MS = 2_000;

/** The open NDJSON streams: so many in all, so many of each caller. Where all are taken, one that nobody reads gives way. */
export class Streams {
  private readonly open = new Set<OpenStream>();

  /** Opens a stream; null: as many are open as may be. */
  begin(caller: string): OpenStream | null {
    const { streams, streamsEach } = LIMITS.many;
    const own = [...this.open].filter((stream) => stream.caller === caller).length;
    if (own >= streamsEach || (this.open.size >= streams && !this.cutUnread())) return null;
    const stream = { caller, unreadSince: null, isCut: false };
    this.open.add(stream);
    return stream;
  }

  /** A stream is over. */
  end(stream: OpenStream): void {
    this.open.delete(stream);
  }

  /** Cuts the stream that has waited longest for its reader; false if none has waited long. */
  private cutUnread(): boolean {
    const since = ({ unreadSince }: OpenStream): number => unreadSince ?? Number.POSITIVE_INFINITY;
    const [first] = [...this.open].sort((a, b) => since(a) - since(b));
    if (first === undefined || performance.now() - since(first) < GIVES_WAY_MS) return false;
    first.isCut = true;
    return this.open.delete(first);
  }
}
