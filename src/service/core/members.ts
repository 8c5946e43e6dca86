import type { Members } from '../pool/task.js';

/** The texts of answers that came member by member. */
const texts = new WeakMap<object, Members>();
/** What was parsed of members: those of a known answer are read again and again. */
const read = new WeakMap<Members, Map<string, unknown>>();

/**
 * An answer that came member by member. Each is parsed when it is looked at for the first time: of a trace that goes out
 * as it is, nothing ever is. Whoever reads it shares it with others, and changes nothing.
 */
export function parsedWhenRead<Answer>(members: Members): Answer {
  const parsed = read.get(members) ?? new Map<string, unknown>();
  read.set(members, parsed);
  const answer = new Proxy(members, {
    get: (_, name): unknown => {
      if (typeof name !== 'string' || !Object.hasOwn(members, name)) return undefined;
      if (!parsed.has(name)) parsed.set(name, JSON.parse(members[name]!));
      return parsed.get(name);
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
