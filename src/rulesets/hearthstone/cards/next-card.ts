import type { Condition, Effect } from '../language/words.js';
import type { PrintedEntry } from './entry.js';

/**
 * What an enchantment of a player does that lends another one to the cards of a kind in hand until the next of them is played.
 * @param lent the enchantment of the cards
 * @param count how many of them are played before it ends
 */
export function lendsToNext(
  lent: string,
  next: Condition,
  count = 1,
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
    triggers: [
      { on: 'ON_PLAY', whose: 'YOURS', subject: next, do: count === 1 ? END : endAfter(count) },
    ],
  };
}

const END: readonly Effect[] = [{ detach: 'SELF' }];

/** SELF counts how often it has come to this, and ends with the last time. */
function endAfter(count: number): readonly Effect[] {
  return [
    { set: { QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] } }, on: 'SELF' },
    { if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: count } }, then: END },
  ];
}
