import type { Condition } from '../language/words.js';
import type { PrintedEntry } from './entry.js';

/**
 * What an enchantment of a player does that lends another one to the cards of a kind in hand until the next of them is played.
 * @param lent the enchantment of the cards
 */
export function lendsToNext(
  lent: string,
  next: Condition,
): Required<Pick<PrintedEntry, 'auras' | 'triggers'>> {
  return {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: next },
        enchantment: lent,
        inOrder: true,
        rules: ['ZH-4.11-aura-state-time'],
      },
    ],
    triggers: [{ on: 'ON_PLAY', whose: 'YOURS', subject: next, do: [{ detach: 'SELF' }] }],
  };
}
