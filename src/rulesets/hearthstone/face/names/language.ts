import type { Json } from '../../../../kernel/index.js';
import type { Language, Names } from '../../../common/names.js';
import { chineseNameOf, idsOfChineseName } from '../../cards/printed/chinese-names.js';
import type { CompiledCard } from '../../state/model.js';

/** The language in which a board is written: Chinese as soon as one of its cards is named so. */
export function languageOf(board: Json | undefined): Language {
  return saysChinese(board ?? null) ? 'zh' : 'en';
}

function saysChinese(value: Json): boolean {
  if (typeof value === 'string') return idsOfChineseName(value).length > 0;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(saysChinese);
}

/** What a card is called in the language of a board; in English where it has no other name. */
export function nameIn({ language }: Names, { id, name }: CompiledCard): string {
  return language === 'zh' ? (chineseNameOf(id) ?? name) : name;
}
