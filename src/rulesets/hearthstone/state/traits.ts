import { CardClass, CardType, type Race, Tag } from '../vocabulary/index.js';
import { cardOf, get, typeOf } from './access.js';
import { enchantmentsOn } from './enchantments.js';
import type { CompiledCard } from './model.js';
import type { State } from './state.js';

/** Whether a card is of a minion type; one of every type is. */
export function isOfRace({ definition }: CompiledCard, race: Race): boolean {
  return definition.race === race || definition.race === 'ALL';
}

const NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(CardClass).map(([name, number]) => [number, name]),
);

/** The class of a card's entity; a hero's is the one that it has now (HS-SEQ-hero-class, HS-REPL-class). */
export function classOf(s: State, e: number): string | undefined {
  if (typeOf(s, e) === CardType.HERO) return NAMES[get(s, e, Tag.CLASS)];
  return cardOf(s, e).definition.class;
}

/** Whether a word stands in the name of a card (HS-INF-name-word). */
export function nameHas({ name }: CompiledCard, word: string): boolean {
  return name.split(/[\s,-]+/).some((part) => part === word || part === `${word}s`);
}

/** Whether a card goes to the Secret zone when it is cast: a Secret, a Quest or a Sidequest, a Sigil or an area (ZH-2.3-play). */
export function staysHidden(card: CompiledCard): boolean {
  return card.secret || card.quest !== null || card.lingers;
}

/** Whether a card is a Quest, of which a player has one at most; Sidequests are none (HS-LIMITS). */
export function isQuest({ quest }: CompiledCard): boolean {
  return quest !== null && !quest.isSidequest;
}

/** Whether a player cannot have this card too: no two copies of one, and at most one Quest (HS-LIMITS). */
export function isThereAlready(s: State, player: 1 | 2, card: CompiledCard): boolean {
  return s.secrets[player].some((other) => {
    const its = cardOf(s, other);
    return its.id === card.id || (isQuest(its) && isQuest(card));
  });
}

/** Whether something has a Deathrattle: the printed one, unless it is silenced, or that of an enchantment. */
export function hasDeathrattle(s: State, e: number): boolean {
  if (e === 0) return false;
  if (cardOf(s, e).deathrattle !== null && get(s, e, Tag.SILENCED) === 0) return true;
  return enchantmentsOn(s, e).some((enchantment) => cardOf(s, enchantment).deathrattle !== null);
}
