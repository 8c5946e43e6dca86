import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Json } from '../../scenario/oracle.js';
import { canonicalJson } from '../../store/values/canonical.js';
import { failure } from '../errors.js';
import { LIMITS } from '../limits.js';
import type { Caller, Services } from './services.js';
import { unwrap } from './store-results.js';

/** What is asked for, under a key of its caller. */
interface Asked {
  /** Undefined: it has none, and is done as often as it is sent. */
  readonly key: string | undefined;
  /** The operation: keys of different operations have nothing to do with each other. */
  readonly operation: string;
  readonly content: Json;
}

/** An answer, and whether it is that of an earlier request with the same key. */
interface Answered<Answer> {
  readonly answer: Answer;
  readonly isRepeated: boolean;
}

const CIPHER = 'aes-256-gcm';
const BYTES = { secret: 32, nonce: 12, tag: 16 } as const;

/**
 * Does a piece of work once for each key: sent again with the same content, the answer is the first one; while that is
 * worked on, and with other content, it is refused. A key can be sent again if its work failed, or if its answer could not be
 * kept. A key belongs to the network that it came from: the same key from another network is another key, so strangers
 * never meet, and an answer never leaves for another network. An answer can hold a token, so it is kept in a form that
 * only the key opens.
 * @throws ServiceError BAD_HEADER, KEY_REUSED, KEY_IN_USE, STORE_UNAVAILABLE, and what the work throws.
 */
export async function idempotent<Answer>(
  { store }: Services,
  { key, operation, content }: Asked,
  { caller }: Pick<Caller, 'caller'>,
  work: () => Promise<Answer>,
): Promise<Answered<Answer>> {
  if (key === undefined) return { answer: await work(), isRepeated: false };
  checkKey(key);
  const ownKey = `${caller}\n${key}`;
  const id = hash(`${operation}\n${ownKey}`);
  const request = { id, contentHash: hash(canonicalJson(content)) };
  const begun = unwrap(await store.beginRequest(request), 'scenario');
  if (begun.state === 'ANSWERED')
    return { answer: JSON.parse(opened(begun.answer, ownKey)) as Answer, isRepeated: true };
  if (begun.state === 'RUNNING')
    throw failure('KEY_IN_USE', 'The first request with this key is being worked on.', {
      headers: { 'Retry-After': '1' },
    });
  try {
    const answer = await work();
    // An answer that is not kept is not given: its key could never repeat it.
    unwrap(await store.answerRequest(id, sealed(JSON.stringify(answer), ownKey)), 'scenario');
    return { answer, isRepeated: false };
  } catch (error) {
    await store.dropRequest(id);
    throw error;
  }
}

/**
 * Refuses what is no key.
 * @throws ServiceError BAD_HEADER
 */
function checkKey(key: string): void {
  const most = LIMITS.http.idempotencyKeyLength;
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= most) return;
  throw failure('BAD_HEADER', `Idempotency-Key has to be 1 to ${most} printable characters.`);
}

function hash(text: string): Uint8Array {
  return createHash('sha256').update(text, 'utf8').digest();
}

function secretOf(key: string, nonce: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', key, nonce, 'answer', BYTES.secret));
}

function sealed(text: string, key: string): Uint8Array {
  const nonce = randomBytes(BYTES.nonce);
  const cipher = createCipheriv(CIPHER, secretOf(key, nonce), nonce);
  const inside = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), inside]);
}

function opened(bytes: Uint8Array, key: string): string {
  const { nonce: nonceEnd, tag } = BYTES;
  const nonce = bytes.subarray(0, nonceEnd);
  const decipher = createDecipheriv(CIPHER, secretOf(key, nonce), nonce);
  decipher.setAuthTag(bytes.subarray(nonceEnd, nonceEnd + tag));
  return (
    decipher.update(bytes.subarray(nonceEnd + tag), undefined, 'utf8') + decipher.final('utf8')
  );
}
