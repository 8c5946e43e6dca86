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
