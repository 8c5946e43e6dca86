import type { Members } from '../pool/task.js';

/** The texts of answers that came member by member. */
const texts = new WeakMap<object, Members>();

/**
 * An answer that came member by member. Each is parsed when it is looked at: of a trace that goes out as it is, nothing
 * ever is.
 */
export function parsedWhenRead<Answer>(members: Members): Answer {
  const answer = new Proxy(members, {
    get: (_, name): unknown => {
      if (typeof name !== 'string' || !Object.hasOwn(members, name)) return undefined;
      return JSON.parse(members[name]!);
    },
  });
  texts.set(answer, members);
  // What is read of it is what was written of the answer.
  return answer as Answer;
}

/** A member of an answer as JSON, where that is how it came. */
export function memberText(answer: object, name: string): string | undefined {
  const members = texts.get(answer);
  return members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
}
