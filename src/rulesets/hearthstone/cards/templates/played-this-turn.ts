import type { Effect } from '../../language/words.js';
import { type CardEntry, ownCard } from '../entry.js';

/** An enchantment of a card: what happens if it is played in the turn in which it got this. */
export function ifPlayedThisTurn(
  id: string,
  name: string,
  ...effects: readonly Effect[]
): CardEntry {
  return ownCard({
    id,
    name,
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [{ on: 'ON_PLAY', subject: 'IS_HOST', do: [...effects, { detach: 'SELF' }] }],
  });
}
