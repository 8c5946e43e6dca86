import { type CardEntry, card } from '../../entry.js';

/** THE_SUNKEN_CITY set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_023', 'Barbed Nets', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_ENEMY_TARGET: 0 },
    rules: { text: ['ZH-A.1-forced-death-list'] },
    text: [
      { damage: 2, to: 'TARGET' },
      {
        if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: 1 } },
        then: [
          { forceDeathPhase: true },
          { choose: 'ENEMY_CHARACTERS', save: 'second' },
          { damage: 2, to: { saved: 'second' } },
        ],
      },
    ],
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        zone: 'HAND',
        subject: { race: 'NAGA' },
        do: [{ questProgress: 1 }],
      },
    ],
  }),
];
