import type { Effect } from '../../language/words.js';
import { type CardEntry, card } from '../entry.js';

/** A Sigil: it stays in the Secret zone until its player's next turn starts, and then does what it does (ZH-2.3-play). */
export function sigil(id: string, name: string, ...effects: readonly Effect[]): CardEntry {
  return card(id, name, {
    lingers: true,
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ setAside: 'SELF', in: 'GRAVEYARD' }, ...effects],
      },
    ],
  });
}
