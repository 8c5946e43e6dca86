import type { Condition } from '../language/words.js';
import type { Requirement } from '../state/model.js';
import type { Compiler } from './compiling.js';
import type { Explaining } from './condition-word.js';
import { CONDITION_WORDS, clauseOf, conditionForm } from './conditions.js';
import type { Reader, Voice } from './reader.js';
import { readerOf } from './reading.js';

/** Why a condition failed, part by part. `{source}`: the bearer; `{about}`: the event's subject. */

/** What is said of a trigger that did not respond speaks of its bearer from outside. */
const FROM_OUTSIDE: Voice = {
  self: '{source}',
  you: 'its player',
  your: "its player's",
  its: 'its',
  host: 'what it is attached to',
  subject: '{about}',
  source: 'what caused it',
  named: (id) => id,
  told: (id) => id,
  enchantment: (id) => id,
  means: 'ANY',
};

/** The parts of a condition, in the order in which they are looked at. `it` is what IT is called. */
export function requirementsOf(
  condition: Condition,
  it: string,
  compiler: Compiler,
): readonly Requirement[] {
  const partsOf = (part: Condition, read: Reader): readonly Requirement[] => {
    const explaining: Explaining = { read, compiler, partsOf };
    const word = typeof part === 'string' ? CONDITION_WORDS[part] : conditionForm(part);
    const parts =
      typeof part === 'string'
        ? CONDITION_WORDS[part].parts?.(explaining)
        : conditionForm(part).parts?.(part as never, explaining);
    return (
      parts ?? [
        {
          holds: compiler.test(part),
          otherwise: clauseOf(part, read, false),
          rules: word.rules ?? [],
        },
      ]
    );
  };
  return partsOf(condition, readerOf(FROM_OUTSIDE, it));
}
