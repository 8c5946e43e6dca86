import type { Condition, Effect } from '../../language/words.js';
import { MINIONS_IN_DECK } from '../selectors.js';

/** Recruit: a random minion of your deck, for which a condition may have to hold, comes into play (SUP-SUMMON-SEQ). */
export function recruit(where?: Condition): Effect {
  const minions = where === undefined ? MINIONS_IN_DECK : { of: MINIONS_IN_DECK, where };
  return { putIntoPlay: { random: minions } };
}

export function recruitAtMost(cost: number): Effect {
  return recruit({ tag: 'COST', atMost: cost });
}
