import type { z } from 'zod';
import { GROUPS, type Selector } from '../../language/words.js';
import { inPlay, isCard, nowOf, zoneOf } from '../../state/access.js';
import { Zone } from '../../vocabulary/index.js';
import type { Doing } from '../effect-word.js';
import type { Grammar } from '../grammar.js';

/** A zone other than play that an effect names (WOW-712.4). */
export type NamedZone = 'GRAVEYARD' | 'REMOVED' | 'HAND' | 'DECK';

/** The optional field `from` of a word that moves cards. */
export const fromForm = ({ namedZone }: Grammar): z.ZodType => namedZone.optional();

/**
 * The cards that a word moves. An effect looks for them in play, for its own card on the chain too; what has changed
 * zones is another object, and is found only in a zone that the effect names (WOW-411.1b, WOW-712.4).
 */
export function cardsMeant(doing: Doing, which: Selector, from?: NamedZone): number[] {
  const { state } = doing;
  const all = doing.select(which);
  if (from !== undefined)
    return all.map((e) => nowOf(state, e)).filter((e) => zoneOf(state, e) === Zone[from]);
  const isThere = (e: number): boolean => inPlay(state, e) || zoneOf(state, e) === Zone.CHAIN;
  return all.filter((e) => isCard(state, e) && (isThere(e) || namesZone(which)));
}

/** Targets have their zone in their description, groups in their name. */
function namesZone(which: Selector): boolean {
  if (typeof which !== 'string') return 'of' in which && namesZone(which.of);
  return which === 'TARGET' || which === 'TARGET_2' || Object.hasOwn(GROUPS, which);
}

export function fromRead(from: NamedZone | undefined): string {
  return from === undefined
    ? ''
    : ` from the ${from === 'REMOVED' ? 'removed cards' : from.toLowerCase()}`;
}
