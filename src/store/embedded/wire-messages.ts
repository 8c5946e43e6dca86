/** A message of the PostgreSQL protocol: its type letter and its bytes with everything. */
export interface WireMessage {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Types that the client may send. */
export const SYNC = 'S';
export const QUERY = 'Q';
export const TERMINATE = 'X';
/** The connection's first message; on the wire it has a length and no type. */
export const STARTUP = 'startup';

/** Types that the server may send. */
export const READY_FOR_QUERY = 'Z';
export const ERROR_RESPONSE = 'E';

const LENGTH_BYTES = 4;
/** No statement of the store is near this; a longer message is broken framing. */
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024;

/** Cuts a stream of bytes into messages. */
export class MessageSplitter {
  #chunks: Uint8Array[] = [];
  #held = 0;
  /** How many bytes have to be there before it is worth while to look again. */
  #needed = 0;
  #typed: boolean;

  /** A client's first message has no type; a server's messages all have one. */
  constructor(first: 'typed' | 'startup') {
    this.#typed = first === 'typed';
  }

  /** The messages that are complete with these bytes. */
  push(data: Uint8Array): WireMessage[] {
    this.#chunks.push(data);
    this.#held += data.length;
    if (this.#held < this.#needed) return [];
    let rest = Buffer.concat(this.#chunks);
    const messages: WireMessage[] = [];
    for (;;) {
      const length = this.#lengthOf(rest);
      if (rest.length < length) {
        this.#chunks = [rest];
        this.#held = rest.length;
        this.#needed = length;
        return messages;
      }
      const bytes = rest.subarray(0, length);
      const type = this.#typed ? String.fromCharCode(bytes.readUInt8(0)) : STARTUP;
      messages.push({ type, bytes });
      rest = rest.subarray(length);
      this.#typed = true;
    }
  }

  /** The first message was a question about the connection: the startup is still to come. */
  expectStartup(): void {
    this.#typed = false;
  }

  /** The length of the message that begins here, or of its head if that is not all there. */
  #lengthOf(bytes: Buffer): number {
    const head = (this.#typed ? 1 : 0) + LENGTH_BYTES;
    if (bytes.length < head) return head;
    const length = head - LENGTH_BYTES + bytes.readUInt32BE(head - LENGTH_BYTES);
    if (length < head || length > MAX_MESSAGE_BYTES) {
      throw new RangeError(`A message of ${length} bytes is not a message.`);
    }
    return length;
  }
}
