import { LRUCache } from 'lru-cache';
import { LIMITS } from '../limits.js';

/** A whole list as a file: a JSON value a line, compressed. */
export interface BulkFile {
  readonly bytes: Uint8Array;
  readonly etag: string;
  readonly madeAt: Date;
}

/** Files that were made lately: making one takes many pages, and bots come for them together. */
export class BulkFiles {
  private readonly known: LRUCache<string, Promise<BulkFile>>;

  constructor(now: () => number = () => performance.now()) {
    const { files, keptMs } = LIMITS.bulk;
    this.known = new LRUCache({ max: files, ttl: keptMs, ttlResolution: 0, perf: { now } });
  }

  /** The file of a name; made anew when there is none or it is too old. One that could not be made is not kept. */
  async get(name: string, make: () => Promise<BulkFile>): Promise<BulkFile> {
    const found = this.known.get(name);
    if (found !== undefined) return found;
    const file = make();
    this.known.set(name, file);
    file.catch(() => {
      if (this.known.peek(name) === file) this.known.delete(name);
    });
    return file;
  }
}
