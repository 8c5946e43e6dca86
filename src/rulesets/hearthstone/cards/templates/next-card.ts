import type { Condition, Effect } from '../../language/words.js';
import type { PrintedEntry } from '../entry.js';
import { afterTimes } from './times.js';

/** Lends to the next cards of a kind. @param lent what they get @param count how many are played */
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
