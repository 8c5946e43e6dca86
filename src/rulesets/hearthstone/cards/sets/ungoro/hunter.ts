import { type CardEntry, card } from '../../entry.js';

/** UNGORO set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_919', 'Swamp King Dred', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        when: { all: ['SURVIVES', { entity: 'SELF', is: 'SURVIVES' }] },
        do: [{ forceAttack: 'SELF', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('UNG_920', 'The Marsh Queen', {
    quest: { progress: 7, reward: 'UNG_920t1' },
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['SUP-QUEST-LIST', 'SUP-QUEST-PLAYED'],
        whose: 'YOURS',
        subject: { all: ['MINION', { tag: 'COST', exactly: 1 }] },
        notInserted: true,
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('UNG_920t1', 'Queen Carnassa', {
    battlecry: [{ repeat: 15, do: [{ shuffleIntoDeck: { newCard: 'UNG_920t2' } }] }],
  }),
  card('UNG_920t2', "Carnassa's Brood", { battlecry: [{ draw: 1 }] }),
];
