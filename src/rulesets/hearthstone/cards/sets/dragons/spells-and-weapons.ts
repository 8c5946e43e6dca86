import { type CardEntry, card } from '../../entry.js';
import { afterTimes } from '../../templates/times.js';

/** DRAGONS set, minions that answer spells. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_104', 'Chenvaala', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        rules: ['HS-INF-from-when-it-came'],
        do: afterTimes(3, { set: { QUEST_PROGRESS: 0 }, on: 'SELF' }, { summon: 'DRG_104t2' }),
      },
      { on: 'END_OF_TURN', do: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }] },
    ],
  }),
];
