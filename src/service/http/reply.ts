import { type Answer, CachedAnswer } from '../core/cached-answer.js';
import type { Services } from '../core/services.js';

/** An answer that goes out piece by piece, as fast as its reader takes it. */
export type Streamed = AsyncIterable<Uint8Array>;

/** What a handler answers. */
export interface Reply {
  readonly status: number;
  /** A JSON value, UTF-8 JSON that goes out untouched, {@link Streamed}, or an answer that is kept. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The code of a problem that the body holds. */
  readonly code?: string | null;
  /** Whether it could be another one a moment later, though its route is constant: then it is not kept. */
  readonly isPassing?: boolean;
}

/** The reply of a key that never changes: the one that is kept, or the one that is made. */
export async function constantReply(
  { constants }: Pick<Services, 'constants'>,
  key: string,
  make: () => Promise<Reply>,
): Promise<Reply> {
  const reply = await constants.get(key, make, lastingAnswer);
  return reply instanceof CachedAnswer ? replyOf(reply) : reply;
}

/** An answer that is kept, as a reply. */
export function replyOf(answer: CachedAnswer): Reply {
  const { status, headers } = answer.head;
  return { status, headers, body: answer };
}

/** The answer to keep of a reply: nothing of what went wrong, and nothing that holds for a moment only. */
function lastingAnswer(reply: Reply): Answer | null {
  const { status, code = null, headers = {}, body, isPassing = false } = reply;
  if (status !== 200 || code !== null || isPassing) return null;
  const bytes = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
  return { status, code, headers, body: bytes };
}
