import { get, inPlay, typeOf } from '../state/access.js';
import type { Selection } from '../state/model.js';
import type { State } from '../state/state.js';
import { CardType, HELD_TYPES, Tag, Zone } from '../vocabulary/index.js';

/** What an effect can be done to; an effect passes over what it means nothing for. */

type Test = (s: State, e: number) => boolean;

export function only(test: Test, selection: Selection): Selection {
  return (s, scope) => {
    const all = selection(s, scope);
    return all.every((e) => test(s, e)) ? all : all.filter((e) => test(s, e));
  };
}

/** Whether cards of a type can be in a hand or a deck. */
export function isCard(type: CardType): boolean {
  return HELD_TYPES.includes(type);
}

const zoneOf = (s: State, e: number): number => get(s, e, Tag.ZONE);

export const isMinion: Test = (s, e) => e !== 0 && typeOf(s, e) === CardType.MINION;

/** A minion or hero in play. */
export const isCharacter: Test = (s, e) =>
  inPlay(s, e) && (typeOf(s, e) === CardType.MINION || typeOf(s, e) === CardType.HERO);

/** A card in hand or deck. */
export const isHidden: Test = (s, e) =>
  e !== 0 && (zoneOf(s, e) === Zone.HAND || zoneOf(s, e) === Zone.DECK);

/** A card in hand or deck, or one that is set aside. */
export const isOutOfSight: Test = (s, e) =>
  isHidden(s, e) || (e !== 0 && isCard(typeOf(s, e)) && zoneOf(s, e) === Zone.SETASIDE);

/** What can be put into a hand, a deck or onto the other side: a minion, a Secret, a card that is not in play. */
export const isMovable: Test = (s, e) =>
  e !== 0 && isCard(typeOf(s, e)) && (zoneOf(s, e) !== Zone.PLAY || isMinion(s, e));

/** What can be returned to a hand or transformed: also a weapon in play. */
export const isReturnable: Test = (s, e) => isMovable(s, e) || typeOf(s, e) === CardType.WEAPON;

/** A card that can go into a deck: also a spell that is being cast. */
export const isShufflable: Test = (s, e) => isMovable(s, e) || typeOf(s, e) === CardType.SPELL;

const IN_SIGHT: readonly number[] = [Zone.PLAY, Zone.SECRET, Zone.HAND] satisfies readonly Zone[];

/** A card that is neither in play nor in a hand already. */
export const isOutOfPlay: Test = (s, e) =>
  e !== 0 && isCard(typeOf(s, e)) && !IN_SIGHT.includes(zoneOf(s, e));
