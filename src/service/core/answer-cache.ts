import { LRUCache } from 'lru-cache';
import { type Answer, CachedAnswer } from './cached-answer.js';
import type { PrebuiltAnswers } from './prebuilt-answers.js';

/** How many bytes of answers are kept at most, their compressed forms included. */
const BYTES = 25_165_824;

/**
 * Answers that are the same for every caller of this build: an LRU cache in front of what the build has made. Nothing is
 * kept that is not an answer, so that a refusal is over with its cause.
 */
export class AnswerCache {
  private readonly kept = new LRUCache<string, CachedAnswer>({
    maxSize: BYTES,
    sizeCalculation: (answer, key) => answer.bytes + key.length,
  });
  private readonly making = new Map<string, Promise<CachedAnswer | null>>();

  /** @param prebuilt what the build has made; null: nothing. */
  constructor(private readonly prebuilt: PrebuiltAnswers | null = null) {}

  /** The answer of a key, if there is one. */
  find(key: string): CachedAnswer | undefined {
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    const prebuilt = this.prebuilt?.find(key, () => this.weigh(key));
    if (prebuilt !== undefined) this.kept.set(key, prebuilt);
    return prebuilt;
  }

  /** Keeps an answer. */
  put(key: string, answer: Answer): CachedAnswer {
    const cached = CachedAnswer.of(answer, () => this.weigh(key));
    this.kept.set(key, cached);
    return cached;
  }

  /**
   * The answer of a key, or what `make` gives. Callers who come while it is made wait for it; where that came to
   * nothing, each makes it again.
   * @param answerOf the answer to keep of what was made; null: it may be another one the next time.
   */
  async get<Made>(
    key: string,
    make: () => Promise<Made>,
    answerOf: (made: Made) => Answer | null,
  ): Promise<Made | CachedAnswer> {
    const found = this.find(key);
    if (found !== undefined) return found;
    const shared = this.making.get(key);
    const answer = shared === undefined ? null : await shared;
    return answer ?? this.make(key, make, answerOf);
  }

  private async make<Made>(
    key: string,
    make: () => Promise<Made>,
    answerOf: (made: Made) => Answer | null,
  ): Promise<Made> {
    const made = make();
    const making = made.then(
      (value) => {
        const answer = answerOf(value);
        return answer === null ? null : this.put(key, answer);
      },
      () => null,
    );
    this.making.set(key, making);
    await making;
    if (this.making.get(key) === making) this.making.delete(key);
    return made;
  }

  /** Everything that is kept, by its key. */
  entries(): readonly (readonly [key: string, answer: CachedAnswer])[] {
    return [...this.kept.entries()];
  }

  /** Counts an answer again that has grown. */
  private weigh(key: string): void {
    const grown = this.kept.peek(key);
    if (grown === undefined) return;
    // The size of a value that is the same is not taken again.
    this.kept.delete(key);
    this.kept.set(key, grown);
  }
}
