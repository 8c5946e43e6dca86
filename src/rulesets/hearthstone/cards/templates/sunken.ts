import type { Effect } from '../../language/words.js';

/** A new card at the bottom of your deck, as Azsharan cards put the Sunken one there. */
export function sinks(card: string): Effect {
  return { putIntoDeck: { newCard: card }, at: 'BOTTOM' };
}
