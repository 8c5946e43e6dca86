import { WeighedMap } from './weighed.js';

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
  private readonly known = new WeighedMap<KnownPermalink & { readonly until: number }>(BYTES);

  constructor(private readonly now: () => number = Date.now) {}

  /** What was read of an id, or undefined when that is not known or too long ago. */
  get(id: string): KnownPermalink | undefined {
    const found = this.known.get(id);
    if (found === undefined || found.until > this.now()) return found;
    this.forget(id);
    return undefined;
  }

  /** Keeps what was read; what was read longest ago goes first when there is no room. */
  set(id: string, permalink: KnownPermalink): void {
    this.known.set(id, { ...permalink, until: this.now() + TRUST_MS }, permalink.body.length);
  }

  /** Forgets what was read of an id. */
  forget(id: string): void {
    this.known.delete(id);
  }
}
