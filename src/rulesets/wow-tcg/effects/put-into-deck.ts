import { z } from 'zod';
import type { Selector } from '../language/words.js';
import { shuffle } from '../rules/events/cards.js';
import { put } from '../rules/events/move.js';
import { ownerOf } from '../state/access.js';
import { inTurnOrder } from '../state/players.js';
import { Zone } from '../vocabulary/index.js';
import type { Doing, EffectWord } from './effect-word.js';
import { cardsMeant, fromForm, fromRead, type NamedZone } from './moves.js';
import { selectorRead } from './reading/phrases.js';

const PLACES = ['TOP', 'BOTTOM', 'SHUFFLED'] as const;

declare module '../language/effects.js' {
  interface Effects {
    putIntoDeck: {
      readonly putIntoDeck: Selector;
      readonly at: 'TOP' | 'BOTTOM' | 'SHUFFLED';
      readonly from?: NamedZone;
      readonly save?: string;
    };
  }
}

/** The effect `putIntoDeck`. */
export const putIntoDeck: EffectWord<'putIntoDeck'> = {
  form: (grammar) =>
    z.strictObject({
      putIntoDeck: grammar.selector,
      at: z.enum(PLACES),
      from: fromForm(grammar),
      save: grammar.name.optional(),
    }),
  says: "puts these on top or at the bottom of their owners' decks, in an order that the owners choose, or shuffles them in: from play, or `from` another zone; keeps them as `save`",
  rules: ['WOW-411.1', 'WOW-411.2c', 'WOW-411.2b', 'WOW-712.4'],
  example: { putIntoDeck: { saved: 'top' }, at: 'BOTTOM' },
  reads: ({ putIntoDeck, at, from }) =>
    `${at === 'SHUFFLED' ? 'shuffle' : 'put'} ${selectorRead(putIntoDeck)}${fromRead(from)} ${at === 'SHUFFLED' ? 'into' : at === 'TOP' ? 'on top of' : 'at the bottom of'} the owners' decks`,
  run: (doing, { putIntoDeck: which, at, from, save }) => {
    const { picks } = doing.frame;
    const cards = cardsMeant(doing, which, from);
    const open = at === 'SHUFFLED' ? null : unordered(doing, cards);
    if (open !== null) {
      const { player, options } = open;
      const rules = ['WOW-411.2c'];
      return doing.ask({ name: 'deck order', of: 'entity', player, options, rules });
    }
    const place = (e: number): number => (picks.includes(e) ? picks.indexOf(e) : picks.length);
    const sorted = cards.toSorted((a, b) => place(a) - place(b));
    // what is put on top last lies first
    put(doing.run, at === 'TOP' ? sorted.reverse() : sorted, Zone.DECK, at);
    if (at === 'SHUFFLED') for (const player of ownersOf(doing, cards)) shuffle(doing.run, player);
    doing.save(save, cards);
    return doing.performed(cards.length > 0);
  },
};

/** The cards of the first owner who has several that are not in an order yet; null: all are. */
function unordered(
  { state, frame }: Doing,
  cards: readonly number[],
): { readonly player: number; readonly options: number[] } | null {
  for (const player of inTurnOrder(state)) {
    const options = cards.filter((e) => ownerOf(state, e) === player && !frame.picks.includes(e));
    if (options.length > 1) return { player, options };
  }
  return null;
}

/** Whose decks are shuffled: those of the owners, or that of the one who moves nothing. */
function ownersOf({ state, you }: Doing, cards: readonly number[]): number[] {
  const owners = inTurnOrder(state).filter((player) =>
    cards.some((e) => ownerOf(state, e) === player),
  );
  return owners.length === 0 ? [you] : owners;
}
