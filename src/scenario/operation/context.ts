import type { Language } from '../../rulesets/common/names.js';
import type { Death } from '../../rulesets/ruleset.js';

/** What an operation may use beside its body. */
export interface OracleContext {
  /** The stored death event caches that the body refers to, by id, oldest death first. */
  readonly deathEventCaches?: Readonly<Record<string, readonly Death[]>>;
  /** When an answer has to be on its way: a moment on the clock of `performance.now()`, in milliseconds. */
  readonly deadline?: number;
  /** How long the thread may work: a moment on its processor clock (`threadMs`), in milliseconds. */
  readonly workDeadline?: number;
  /** Called now and then with how much of a long operation is done, and of how much at the most. */
  readonly onProgress?: (done: number, of: number) => void;
  /** Called when time cut an answer short: more time would have given another. */
  readonly onCut?: () => void;
  /**
   * Signs continuations; every process of an installation has the same. Of several, separated by commas, the first signs
   * and all are accepted. Absent: one of this process alone.
   */
  readonly continuationSecret?: string;
  /** The language of an answer whose body asks for none; absent: that in which its cards are named. */
  readonly language?: Language;
  /** Fields of a body that one operation alone takes, and which: for whoever finds them in the wrong place. */
  readonly fieldsOfOne?: Readonly<Record<string, string>>;
}
