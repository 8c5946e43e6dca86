import type { Condition, Effect } from '../language/words.js';
import type { PrintedEntry } from './entry.js';
import { afterTimes } from './times.js';

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
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: next,
        do: count === 1 ? [END] : afterTimes(count, END),
      },
    ],
  };
}

const END: Effect = { detach: 'SELF' };

export function lendsToNextHeroPower(
  lent: string,
): Required<Pick<PrintedEntry, 'auras' | 'triggers'>> {
  return {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'FRIENDLY_HERO_POWER',
        enchantment: lent,
        inOrder: true,
        rules: ['ZH-4.11-aura-state-time'],
      },
    ],
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [END] }],
  };
}

/** As {@link lendsToNext}, for the opponent's cards. */
export function lendsToNextOfOpponent(
  lent: string,
  next: Condition,
): Required<Pick<PrintedEntry, 'auras' | 'triggers'>> {
  return {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: next },
        enchantment: lent,
        inOrder: true,
        rules: ['ZH-4.11-aura-state-time'],
      },
    ],
    triggers: [{ on: 'ON_PLAY', whose: 'OPPONENTS', subject: next, do: [END] }],
  };
}
