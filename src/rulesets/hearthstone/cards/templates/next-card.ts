import type { Condition, Effect, Selector, Trigger } from '../../language/words.js';
import type { PrintedEntry } from '../entry.js';
import { afterTimes } from './times.js';

type Lending = Required<Pick<PrintedEntry, 'auras' | 'triggers'>>;

const END: Effect = { detach: 'SELF' };

/** These have what is lent until something happens. */
function lendsTo(to: Selector, lent: string, until: Omit<Trigger, 'do'>, count = 1): Lending {
  return {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to,
        enchantment: lent,
        inOrder: true,
        rules: ['ZH-4.11-aura-state-time'],
      },
    ],
    triggers: [{ ...until, do: count === 1 ? [END] : afterTimes(count, END) }],
  };
}

/** Lends to the next cards of a kind. @param lent what they get @param count how many are played */
export function lendsToNext(lent: string, next: Condition, count = 1): Lending {
  const played = { on: 'ON_PLAY', whose: 'YOURS', subject: next } as const;
  return lendsTo({ of: 'FRIENDLY_HAND', where: next }, lent, played, count);
}

export function lendsToNextHeroPower(lent: string): Lending {
  return lendsTo('FRIENDLY_HERO_POWER', lent, { on: 'INSPIRE', whose: 'YOURS' });
}

/** As {@link lendsToNext}, for the opponent's cards. */
export function lendsToNextOfOpponent(lent: string, next: Condition): Lending {
  const played = { on: 'ON_PLAY', whose: 'OPPONENTS', subject: next } as const;
  return lendsTo({ of: 'ENEMY_HAND', where: next }, lent, played);
}
