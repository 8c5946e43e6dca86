import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OracleRequest } from '../pool/pool.js';
import type { OracleReply } from '../pool/task.js';

/** What is asked of the engine, whoever asks. */
export type Question = Pick<OracleRequest, 'operation' | 'bytes' | 'format' | 'context'>;

/** How many bytes of answers are kept at most. */
const BYTES = 16_777_216;
/** How many questions are known to have been asked. */
const QUESTIONS = 8_192;
/** Longer questions are not looked up: few come again, and looking takes the longer. */
const LONGEST_BYTES = 65_536;

/**
 * An LRU cache of answers about scenarios. Equal requests have equal answers for as long as this process runs. An answer is
 * cached when it is asked for again: most requests are never repeated.
 */
export class ScenarioAnswers {
  private readonly asked = new LRUCache<string, true>({ max: QUESTIONS });
  private readonly known = new LRUCache<string, OracleReply>({
    maxSize: BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  private repeats = 0;

  /** How many questions were answered without the engine. */
  get repeated(): number {
    return this.repeats;
  }

  /** The answer to a question: the known one, which took no work, or that of `ask`. */
  async answer(question: Question, ask: () => Promise<OracleReply>): Promise<OracleReply> {
    const key = keyOf(question);
    if (key === null) return ask();
    const known = this.known.get(key);
    if (known !== undefined) {
      this.repeats++;
      return known;
    }
    const wasAsked = this.asked.get(key) !== undefined;
    const reply = await ask();
    if (!isLasting(reply)) return reply;
    if (wasAsked) this.known.set(key, { ...reply, workMs: 0 });
    else this.asked.set(key, true);
    return reply;
  }
}

/** What stands for a question; null: it is not looked up. */
function keyOf({ operation, bytes, format, context }: Question): string | null {
  // What a stored cache holds may be another thing the next time.
  if (context?.deathEventCaches !== undefined || bytes.length > LONGEST_BYTES) return null;
  return createHash('sha256')
    .update(`${operation} ${format} ${context?.language ?? ''}\n`)
    .update(bytes)
    .digest('base64');
}

/** Whether it is an answer, and would be the same however much time there was. */
function isLasting({ code, isCut = false }: OracleReply): boolean {
  return code === null && !isCut;
}
