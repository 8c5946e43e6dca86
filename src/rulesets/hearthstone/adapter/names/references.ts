import type { Json } from '../../../../kernel/index.js';
import type { Language, Names } from '../../../common/names.js';
import { References } from '../../../common/references.js';
import { chineseNameOf, idsOfChineseName } from '../../cards/printed/chinese-names.js';
import { activeWeapon, cardOf, get, playerEntity } from '../../state/access.js';
import type { CompiledCard } from '../../state/model.js';
import { isRecord } from '../../state/plays.js';
import type { State } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';
import { cardIndexOf, cardNames, numbersNamed } from './card-index.js';

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

export const REFERENCES = new References<State, number>({
  places: {
    'hero 1': (s) => s.hero[1],
    'hero 2': (s) => s.hero[2],
    'hero power 1': (s) => s.heroPower[1],
    'hero power 2': (s) => s.heroPower[2],
    'weapon 1': (s) => activeWeapon(s, 1),
    'weapon 2': (s) => activeWeapon(s, 2),
    'player 1': () => playerEntity(1),
    'player 2': () => playerEntity(2),
  },
  cardsNamed: (s, text) => numbersNamed(cardIndexOf(s.pool), text),
  cardNames: (s) => cardNames(cardIndexOf(s.pool), null),
  cardOf: (s, e) => get(s, e, Tag.CARD),
  nameOf: ({ state, names }, e) => ({ card: nameIn(names, cardOf(state, e)) }),
  sameCards: (s, e) => [get(s, e, Tag.CARD)],
  isRecord,
});
