import type { Effect, Trigger, Value } from '../../language/words.js';
import { type CardEntry, ownCard } from '../entry.js';

/** The data names Tradeable on some cards only as a keyword that they mention. */
export const TRADEABLE = {
  facts: { tradeable: true },
  because: 'the list of the data lacks Tradeable, which is printed on the card',
} as const;

/** What a card does after it has been traded: from the deck, or from the hand where it was drawn again (HS-INF-trade). */
export function afterThisIsTraded(...effects: readonly Effect[]): readonly Trigger[] {
  return (['DECK', 'HAND'] as const).map((zone) => ({
    on: 'TRADED',
    subject: 'IS_SELF',
    zone,
    rules: ['HS-INF-trade'],
    do: effects,
  }));
}

/** Its id is ours: the mark of a trade, which a card keeps as it changes its place (ZH-5.1-tradeable). */
const TRADED = 'SW_TRADED';

export const COUNTS_TRADES: Effect = { enchant: TRADED, on: 'SELF' };

export const TIMES_TRADED: Value = {
  count: { of: { enchantmentsOn: 'SELF' }, where: { card: TRADED } },
};

export const TRADED_CARD: CardEntry = ownCard({
  id: TRADED,
  name: 'Traded',
  type: 'ENCHANTMENT',
  enchantment: {},
});
