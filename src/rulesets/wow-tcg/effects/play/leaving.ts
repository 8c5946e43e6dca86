import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { destroy as destroyCards } from '../../rules/events/destroy.js';
import { put } from '../../rules/events/move.js';
import { interrupt as interruptLink } from '../../rules/links/interrupt.js';
import { nowOf, set, zoneOf } from '../../state/access.js';
import { Col, Zone } from '../../vocabulary/index.js';
import type { Doing, EffectWord } from '../effect-word.js';

/** Words that take cards away from where they are. */
declare module '../../language/effects.js' {
  interface Effects {
    destroy: { readonly destroy: Selector };
    returnToHand: { readonly returnToHand: Selector };
    removeFromGame: { readonly removeFromGame: Selector };
    interrupt: { readonly interrupt: Selector };
  }
}

/** The effect `destroy`. */
export const destroy: EffectWord<'destroy'> = {
  form: ({ selector }) => z.strictObject({ destroy: selector }),
  says: 'destroys these at the same time',
  rules: ['WOW-404.1'],
  example: { destroy: 'TARGET' },
  run: (doing, { destroy: which }) =>
    doing.performed(destroyCards(doing.run, doing.select(which)).length > 0),
};

/** The cards that are meant: of those that have moved once since, what they have become. */
function reachable(doing: Doing, which: Selector): number[] {
  return doing
    .select(which)
    .map((e) => nowOf(doing.state, e))
    .filter((e) => e !== 0 && zoneOf(doing.state, e) !== Zone.CEASED);
}

/** The effect `returnToHand`. */
export const returnToHand: EffectWord<'returnToHand'> = {
  form: ({ selector }) => z.strictObject({ returnToHand: selector }),
  says: "returns these to their owners' hands",
  rules: ['WOW-411.1', 'WOW-411.1b'],
  example: { returnToHand: 'TARGET' },
  run: (doing, { returnToHand: which }) => {
    const cards = reachable(doing, which).filter((e) => zoneOf(doing.state, e) !== Zone.HAND);
    put(doing.run, cards, Zone.HAND);
    return doing.performed(cards.length > 0);
  },
};

/** The effect `removeFromGame`. */
export const removeFromGame: EffectWord<'removeFromGame'> = {
  form: ({ selector }) => z.strictObject({ removeFromGame: selector }),
  says: 'removes these from the game; MADE_BY_SELF tells them afterwards',
  rules: ['WOW-411.6a'],
  example: { removeFromGame: 'SELF' },
  run: (doing, { removeFromGame: which }) => {
    const cards = reachable(doing, which).filter((e) => zoneOf(doing.state, e) !== Zone.REMOVED);
    const source = doing.source;
    put(doing.run, cards, Zone.REMOVED);
    for (const e of cards) if (e !== source) set(doing.run, e, Col.SOURCE, source);
    return doing.performed(cards.length > 0);
  },
};

/** The effect `interrupt`. */
export const interrupt: EffectWord<'interrupt'> = {
  form: ({ selector }) => z.strictObject({ interrupt: selector }),
  says: 'interrupts these links',
  rules: ['WOW-711.1', 'WOW-711.2'],
  example: { interrupt: 'TARGET' },
  run: (doing, { interrupt: which }) => {
    const links = doing.select(which).filter((e) => zoneOf(doing.state, e) === Zone.CHAIN);
    for (const link of links) interruptLink(doing.run, link);
    return doing.performed(links.length > 0);
  },
};
