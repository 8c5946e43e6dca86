import type { Json } from '../../kernel/index.js';
import { isObject, type JsonObject } from './fields.js';

/** A text in both languages of the books. */
export interface Bilingual extends JsonObject {
  readonly en: string;
  readonly zh: string;
}

/** The English of a text in both languages; empty: it is none. */
export function englishOf(text: Json | undefined): string {
  return isObject(text) ? String(text.en ?? '') : '';
}
