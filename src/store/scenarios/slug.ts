import { ID_PATTERN, randomId } from '../values/base32.js';

const LETTERS = 12;
const SLUG_PATTERN = /^[a-z2-7]{12}$/;

/** The address of a new share: 60 bits that nobody guesses, short enough to be written down. */
export function newSlug(): string {
  return randomId().slice(0, LETTERS);
}

/** Whether something can be shared under this text: a slug, or the id of a content. */
export function isShareKey(text: string): boolean {
  return SLUG_PATTERN.test(text) || ID_PATTERN.test(text);
}
