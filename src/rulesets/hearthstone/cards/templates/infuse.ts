import type { Condition, Effect, Trigger } from '../../language/words.js';
import { afterTimes } from './times.js';

/** In hand a card counts the friendly minions that die, and turns into its Infused form after so many (HS-INF-infuse). */
export function infuse(
  times: number,
  into: string,
  kind: Condition = 'MINION',
): readonly Trigger[] {
  return whileInfusing(kind, ...afterTimes(times, { transform: 'SELF', into }));
}

/** What a card with Infuse does for each friendly minion that dies: in hand, and in the deck where cards count there, too. */
export function whileInfusing(kind: Condition, ...effects: readonly Effect[]): readonly Trigger[] {
  return (['HAND', 'DECK'] as const).map((zone) => ({
    on: 'DEATH',
    whose: 'YOURS',
    zone,
    subject: kind === 'MINION' ? kind : { all: ['MINION', kind] },
    ...(zone === 'DECK' && { queueIf: INFUSES_IN_DECK }),
    rules: ['HS-INF-infuse'],
    do: effects,
  }));
}

const INFUSES_IN_DECK: Condition = {
  value: { tag: 'INFUSES_IN_DECK', of: 'FRIENDLY_PLAYER' },
  atLeast: 1,
};
