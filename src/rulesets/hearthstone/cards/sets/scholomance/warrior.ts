import { type CardEntry, card, ownCard } from '../../entry.js';

/** SCHOLOMANCE set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_317', 'Playmaker', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', { has: 'RUSH' }] },
        ownEntry: true,
        rules: ['ZH-1.5-own-entry'],
        do: [
          { summonCopyOf: 'EVENT_SUBJECT', save: 'copy' },
          { setHealth: 1, on: { saved: 'copy' } },
        ],
      },
    ],
  }),
  card('SCH_621', 'Rattlegore', {
    // as many as its Attack is below the printed one: inferred
    deathrattle: [
      {
        summon: 'SCH_621',
        with: 'SCH_621e',
        num1: { minus: [9, 'OWN_ATTACK'] },
        save: 'again',
        rules: ['ZH-5.4-self-trigger-guard'],
      },
      { enchant: 'SCH_621e', on: { saved: 'again' }, num1: 1 },
    ],
  }),
  ownCard({
    id: 'SCH_621e',
    name: 'Worn Down',
    type: 'ENCHANTMENT',
    enchantment: { attack: 'MINUS_NUM_1', health: 'MINUS_NUM_1' },
  }),
];
