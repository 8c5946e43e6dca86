import {
  ERROR_RESPONSE,
  MessageSplitter,
  QUERY,
  READY_FOR_QUERY,
  STARTUP,
  SYNC,
  TERMINATE,
  type WireMessage,
} from './wire-messages.js';

/** Carries out one message of a client and answers what the database sends back. */
export type Execute = (message: Uint8Array) => Uint8Array;

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
const REQUESTS: readonly number[] = [SSL_REQUEST, GSS_REQUEST, CANCEL_REQUEST];
const NO = Buffer.from('N');
const NOTHING = Buffer.alloc(0);

/**
 * One client's conversation with the embedded database. The database by itself announces that it is
 * ready after each failed message, where PostgreSQL first passes over the rest of the batch and
 * announces it once; a client would take the second announcement for the end of its next query and
 * mix up the answers. This puts that right.
 */
export class Conversation {
  readonly #execute: Execute;
  readonly #incoming = new MessageSplitter('startup');
  #failed = false;
  #ended = false;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  /** Whether the client has said goodbye, or wants something that is not to be had. */
  get ended(): boolean {
    return this.#ended;
  }

  /** The answer to what the client sent. */
  answer(data: Uint8Array): Buffer {
    const answers: Buffer[] = [];
    for (const message of this.#incoming.push(data)) {
      if (!this.#ended) answers.push(this.#answerTo(message));
    }
    return Buffer.concat(answers);
  }

  #answerTo(message: WireMessage): Buffer {
    const { type, bytes } = message;
    if (type === TERMINATE) {
      this.#ended = true;
      return NOTHING;
    }
    if (type === STARTUP && REQUESTS.includes(requestOf(bytes)))
      return this.#answerToRequest(bytes);
    if (this.#failed && type !== SYNC) return NOTHING;

    const endsBatch = type === SYNC || type === QUERY || type === STARTUP;
    const answers = new MessageSplitter('typed').push(this.#execute(bytes));
    this.#failed = !endsBatch && answers.some((answer) => answer.type === ERROR_RESPONSE);
    const ready = answers.findLast((answer) => answer.type === READY_FOR_QUERY);
    const others = answers.filter((answer) => answer.type !== READY_FOR_QUERY);
    return Buffer.concat([...others, ...(endsBatch && ready ? [ready] : [])].map((m) => m.bytes));
  }

  /** Encryption is not offered, and there is never anything to cancel. */
  #answerToRequest(bytes: Buffer): Buffer {
    if (requestOf(bytes) === CANCEL_REQUEST) {
      this.#ended = true;
      return NOTHING;
    }
    this.#incoming.expectStartup();
    return NO;
  }
}

/** The number that says what the first message of a connection wants. */
function requestOf(bytes: Buffer): number {
  return bytes.length < 8 ? 0 : bytes.readUInt32BE(4);
}
