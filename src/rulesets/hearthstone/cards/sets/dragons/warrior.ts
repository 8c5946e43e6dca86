import { type CardEntry, card } from '../../entry.js';
import { OTHER_MINIONS } from '../../selectors.js';

/** DRAGONS set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_022', 'Ramming Speed', {
    rules: { text: ['ZH-2.6-attack-count'] },
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ forceAttack: 'TARGET', on: { random: { adjacentTo: 'TARGET' } }, uncounted: true }],
  }),
  card('DRG_024', 'Sky Raider', {
    battlecry: [{ giveCard: { pool: { type: 'MINION', race: 'PIRATE' } } }],
  }),
  card('DRG_026', 'Deathwing, Mad Aspect', {
    rules: { battlecry: ['ZH-2.6-attack-count', 'ZH-2.6-forced'] },
    battlecry: [
      {
        forEach: { random: OTHER_MINIONS, count: 14 },
        do: [{ forceAttack: 'SELF', on: 'IT' }],
      },
    ],
  }),
];
