import type { Condition, Trigger } from '../../language/words.js';
import { afterTimes } from './times.js';

/** In hand a card counts the friendly minions that die, and turns into its Infused form after so many (HS-INF-infuse). */
export function infuse(
  times: number,
  into: string,
  kind: Condition = 'MINION',
): readonly Trigger[] {
  return [
    {
      on: 'DEATH',
      whose: 'YOURS',
      zone: 'HAND',
      subject: kind === 'MINION' ? kind : { all: ['MINION', kind] },
      rules: ['HS-INF-infuse'],
      do: afterTimes(times, { transform: 'SELF', into }),
    },
  ];
}
