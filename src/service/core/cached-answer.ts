import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { etagOf } from './etag.js';

/** A content coding in which answers are sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it goes out, but for its coding. */
export interface Answer {
  readonly status: number;
  /** The code of the problem that the body holds; null for an answer. */
  readonly code: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Everything of an answer but its bytes. */
export interface AnswerHead extends Omit<Answer, 'body'> {
  readonly etag: string;
  /** The codings that it can be had in. */
  readonly encodings: readonly Encoding[];
}

/** The bytes of an answer by their coding: as they are or as gzip, at least. */
export type Forms = Partial<Record<Encoding, Uint8Array>>;

/** Shorter bodies are sent as they are. */
const LEAST_BYTES = 1_024;
/** Types that are text inside; all others are compressed already. */
const TEXT = /^text\/|json|xml|javascript/;
/** How hard to compress what is compressed once: half the time of a default gzip, and smaller. */
const QUALITY = 5;
/** What an entry takes beside its bytes. */
const OVERHEAD = 512;

/**
 * An answer that is kept, with its compressed forms. Each form is made outside of the main thread when it is first
 * asked for, and once.
 */
export class CachedAnswer {
  private readonly made: Forms;
  private readonly making = new Map<Encoding, Promise<Uint8Array>>();

  /** @param onGrown called when one more form has been made. */
  constructor(
    readonly head: AnswerHead,
    forms: Forms,
    private readonly onGrown: () => void = () => undefined,
  ) {
    this.made = { ...forms };
  }

  /** Makes an answer ready to be kept. */
  static of({ body, ...rest }: Answer, onGrown?: () => void): CachedAnswer {
    const type = rest.headers['Content-Type'] ?? 'application/json';
    const isCompressible = body.byteLength >= LEAST_BYTES && TEXT.test(type);
    const encodings: Encoding[] = isCompressible ? ['br', 'gzip', 'identity'] : ['identity'];
    return new CachedAnswer(
      { ...rest, etag: etagOf(body), encodings },
      { identity: body },
      onGrown,
    );
  }

  /** Memory that it takes, in bytes. */
  get bytes(): number {
    const forms = Object.values(this.made);
    return OVERHEAD + forms.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** The bytes in a coding, if they have been made. */
  ready(encoding: Encoding): Uint8Array | undefined {
    return this.made[encoding];
  }

  /** The bytes in a coding. */
  async in(encoding: Encoding): Promise<Uint8Array> {
    return this.made[encoding] ?? this.making.get(encoding) ?? this.make(encoding);
  }

  private async make(encoding: Encoding): Promise<Uint8Array> {
    const bytes = encoding === 'identity' ? this.decompressed() : this.compressed(encoding);
    this.making.set(encoding, bytes);
    try {
      this.made[encoding] = await bytes;
    } finally {
      this.making.delete(encoding);
    }
    this.onGrown();
    return bytes;
  }

  private async compressed(encoding: Exclude<Encoding, 'identity'>): Promise<Uint8Array> {
    const body = await this.in('identity');
    if (encoding === 'gzip') return promisify(gzip)(body);
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    };
    return promisify(brotliCompress)(body, { params });
  }

  private async decompressed(): Promise<Uint8Array> {
    const { gzip: zipped } = this.made;
    if (zipped === undefined) throw new Error('A cached answer has no bytes.');
    return promisify(gunzip)(zipped);
  }
}
