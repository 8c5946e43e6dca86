import { LRUCache } from 'lru-cache';

/** What a permalink answers, as it goes out. */
export interface KnownPermalink {
  readonly body: Buffer;
  readonly etag: string;
}

/** How long this process trusts that a permalink still answers the same, in milliseconds. */
const TRUST_MS = 60_000;
/** How many bytes of bodies are kept at most. */
const BYTES = 16_777_216;

/**
 * Permalinks that were read a short while ago. Under an id the content never changes. That it is withdrawn, or that a later
 * engine has ruled on it, is noticed at once in this process, in others of the same store when the trust has run out.
 */
export class PermalinkCache {
  private readonly known: LRUCache<string, KnownPermalink>;

  constructor(now: () => number = () => performance.now()) {
    this.known = new LRUCache({
      maxSize: BYTES,
      sizeCalculation: ({ body }) => Math.max(1, body.length),
      ttl: TRUST_MS,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** What was read of an id, or undefined when that is not known or too long ago. */
  get(id: string): KnownPermalink | undefined {
    return this.known.get(id);
  }

  /** Keeps what was read; what nobody has read for longest goes first when there is no room. */
  set(id: string, permalink: KnownPermalink): void {
    this.known.set(id, permalink);
  }

  /** Forgets what was read of an id. */
  forget(id: string): void {
    this.known.delete(id);
  }
}
