import type { Effect } from '../language/words.js';
import { type CardEntry, card, ownCard } from './entry.js';

/** A spell whose effects wait for the start of its player's next turn, and the enchantment that waits. */
export function sigil(
  id: string,
  name: string,
  ...effects: readonly Effect[]
): readonly CardEntry[] {
  return [
    card(id, name, { text: [{ enchant: `${id}e`, on: 'FRIENDLY_PLAYER' }] }),
    ownCard({
      id: `${id}e`,
      name,
      type: 'ENCHANTMENT',
      triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ detach: 'SELF' }, ...effects] }],
    }),
  ];
}
