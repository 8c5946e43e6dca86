import type { Effect } from '../../language/words.js';
import { type CardEntry, ownCard } from '../entry.js';
import { TURN_OF_HOST } from '../selectors.js';
import { afterTimes } from './times.js';

/** A Wildseed sleeps so many turns of its player (ZH-4.6-dormant). */
export function wildseedSleep(id: string, name: string, turns: number): CardEntry {
  return ownCard({
    id,
    name,
    type: 'ENCHANTMENT',
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['ZH-4.6-dormant'],
        queueIf: TURN_OF_HOST,
        do: afterTimes(turns, { awaken: 'HOST' }),
      },
    ],
  });
}

/** The Wildseeds of a player that sleep so many turns have slept one more; those that have slept enough awaken. */
export function awakensSooner(sleep: string, turns: number): Effect {
  const progress = { of: { enchantmentsOn: 'IT' }, where: { card: sleep } } as const;
  return {
    forEach: { of: 'FRIENDLY_DORMANT', where: { carries: sleep } },
    do: [
      {
        set: { QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: progress }, 1] } },
        on: progress,
      },
      {
        if: { value: { tag: 'QUEST_PROGRESS', of: progress }, atLeast: turns },
        then: [{ awaken: 'IT' }],
      },
    ],
  };
}
