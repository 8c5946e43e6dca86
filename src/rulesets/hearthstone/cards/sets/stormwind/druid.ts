import { type CardEntry, card, ownCard } from '../../entry.js';

/** STORMWIND set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('SW_447', 'Sheldras Moontree', {
    battlecry: [{ enchant: 'SW_447e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_447e',
    name: 'Moonlit',
    type: 'ENCHANTMENT',
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        subject: 'SPELL',
        rules: ['ZH-5.1-cast-when-drawn'],
        do: [
          {
            set: {
              QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] },
            },
            on: 'SELF',
          },
          {
            if: { value: { tag: 'QUEST_PROGRESS', of: 'SELF' }, exactly: 3 },
            then: [{ detach: 'SELF' }],
          },
          { cast: { cardOf: 'EVENT_SUBJECT' }, taking: 'EVENT_SUBJECT' },
          { draw: 1 },
        ],
      },
    ],
  }),
  card('SW_429', 'Best in Shell', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'SW_429t', count: 2 }],
  }),
  ownCard({
    id: 'SW_429t',
    name: 'Goldshell Turtle',
    type: 'MINION',
    class: 'DRUID',
    set: 'STORMWIND',
    race: 'BEAST',
    cost: 4,
    attack: 2,
    health: 7,
    keywords: ['TAUNT'],
  }),
];
