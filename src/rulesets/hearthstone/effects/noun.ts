/** A noun in parts, so that it can be one, each, or many: `a friendly minion`, `friendly minions`. */
export interface Noun {
  /** What stands before the head, without an article: `friendly`. */
  readonly before: string;
  readonly head: string;
  /** What stands after it: `in your hand`, `that is damaged`. */
  readonly after: string;
  /** It is one that is known, or a few: `the target`. It takes no article. */
  readonly isKnown: boolean;
  /** A more exact head may take the place of this one: a `card` that is a minion is a `minion`. */
  readonly isGeneral: boolean;
}

/** What needs no article. */
export function known(text: string): Noun {
  return { before: '', head: text, after: '', isKnown: true, isGeneral: false };
}

/** A noun that takes an article. */
export function noun(head: string, before = '', after = ''): Noun {
  return { before, head, after, isKnown: false, isGeneral: head === 'card' };
}

/** A noun with something said after it. */
export function followed(one: Noun, after: string): Noun {
  return { ...one, after: joined(one.after, after) };
}

/** A noun with an adjective. */
export function preceded(one: Noun, before: string): Noun {
  return { ...one, before: joined(one.before, before) };
}

/** A noun with a word in front of all others: `random`. */
export function led(one: Noun, by: string): Noun {
  return { ...one, before: joined(by, one.before) };
}

/** `friendly minion`. */
export function bare({ before, head, after }: Noun): string {
  return joined(before, head, after);
}

/** `a friendly minion`. */
export function any(one: Noun): string {
  const text = bare(one);
  return one.isKnown ? text : `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
}

/** `each friendly minion`. */
export function each(one: Noun): string {
  return one.isKnown ? bare(one) : `each ${bare(one)}`;
}

/** `friendly minions`. */
export function many(one: Noun): string {
  return one.isKnown ? bare(one) : joined(one.before, plural(one.head), one.after);
}

/** `friendly minions that are damaged`: what is said after it speaks of several, too. */
export function manyAgreeing(one: Noun): string {
  return many(one).replaceAll(/\bthat (is|has|does)\b/g, (_, verb) => `that ${PLURALS[verb]}`);
}

const PLURALS: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };

function plural(head: string): string {
  return /(o|s|x|ch)$/.test(head) ? `${head}es` : `${head}s`;
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
