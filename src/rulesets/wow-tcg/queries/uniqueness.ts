import { controlledBy, get, inZone, isCard, printed, zoneOf } from '../state/access.js';
import type { State } from '../state/state.js';
import { Col, Zone } from '../vocabulary/index.js';
import { isBlank, isCharacter, isTotem } from './characters.js';
import type { View } from './view.js';

export interface Violation {
  readonly cards: readonly number[];
  readonly rules: readonly string[];
}

/** The first violation of a player that there is; null: all is well (WOW-410). */
export function violation(view: View, player: number, gone: readonly number[]): Violation | null {
  const { state: s } = view;
  const cards = controlledBy(s, player).filter(
    (e) => isCard(s, e) && !isBlank(s, e) && !gone.includes(e),
  );
  return sameName(s, cards) ?? tooMany(view, cards) ?? twoHands(view, cards);
}

/** Two or more unique cards of one name (WOW-410.3a). */
function sameName(s: State, cards: readonly number[]): Violation | null {
  const unique = cards.filter((e) => printed(s, e).unique === true);
  for (const e of unique) {
    const same = unique.filter((other) => printed(s, other).name === printed(s, e).name);
    if (same.length > 1) return { cards: same, rules: ['WOW-410.3a', 'WOW-KW-unique'] };
  }
  return null;
}

/** More cards with a tag than its limit allows (WOW-410.3b). */
function tooMany(view: View, cards: readonly number[]): Violation | null {
  for (const e of cards) {
    for (const [tag, limit] of Object.entries(printed(view.state, e).limits ?? {})) {
      const same = cards.filter((other) => view.looks(other).tags.has(tag));
      if (same.length > limit) return { cards: same, rules: ['WOW-410.3b', 'WOW-202.2'] };
    }
  }
  return null;
}

/** A two-handed card together with an off-hand card (WOW-410.3c). */
function twoHands(view: View, cards: readonly number[]): Violation | null {
  const tagged = (tag: string): number[] => cards.filter((e) => view.looks(e).tags.has(tag));
  const [two, off] = [tagged('Two-Handed'), tagged('Off-Hand')];
  if (two.length === 0 || off.length === 0) return null;
  return { cards: [...two, ...off], rules: ['WOW-410.3c'] };
}

/** Whether a character is destroyed in the checks (WOW-407.6a). */
export function isDoomed(view: View, e: number): boolean {
  return isFatal(view, e) && !view.looks(e).cannot.has('BE_DESTROYED');
}

/** Whether a character has fatal damage, or health of 0. */
export function isFatal(view: View, e: number): boolean {
  if (!isCharacter(view.state, e)) return false;
  const health = view.looks(e).trueHealth;
  return health <= 0 || get(view.state, e, Col.DAMAGE) >= health;
}

/** Attached abilities whose host is gone from play, or is a totem (WOW-306.3e, WOW-407.6d). */
export function illegallyAttached({ state: s }: View): number[] {
  return inZone(s, Zone.PLAY).filter((e) => {
    const host = get(s, e, Col.HOST);
    return host !== 0 && (zoneOf(s, host) !== Zone.PLAY || isTotem(s, host));
  });
}

/** Tokens that are no longer in play (WOW-407.6e). */
export function strayTokens(s: State): number[] {
  const outside: readonly number[] = [Zone.GRAVEYARD, Zone.HAND, Zone.DECK, Zone.REMOVED];
  return outside
    .flatMap((zone) => inZone(s, zone))
    .filter((e) => isCard(s, e) && printed(s, e).token === true);
}
