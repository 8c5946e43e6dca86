import { type CardEntry, card } from '../../entry.js';

/** LOOTAPALOOZA set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_329', 'Ixlid, Fungal Lord', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        evenIfGone: true,
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ summonCopyOf: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('LOOT_051', 'Lesser Jasper Spellstone', {
    text: [{ damage: 2, to: 'TARGET' }],
    triggers: [
      {
        on: 'ARMOR_GAINED',
        rules: ['SUP-STONE-LIST', 'SUP-STONE-WIKI'],
        whose: 'YOURS',
        zone: 'HAND',
        do: [
          {
            set: {
              QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 'EVENT_AMOUNT'] },
            },
            on: 'SELF',
          },
          {
            if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: 3 } },
            then: [
              {
                set: { QUEST_PROGRESS: { minus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 3] } },
                on: 'SELF',
              },
              { transform: 'SELF', into: 'LOOT_051t1' },
            ],
          },
        ],
      },
    ],
  }),
  card('LOOT_051t1', 'Jasper Spellstone', {
    text: [{ damage: 4, to: 'TARGET' }],
    triggers: [
      {
        on: 'ARMOR_GAINED',
        whose: 'YOURS',
        zone: 'HAND',
        do: [
          {
            set: {
              QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 'EVENT_AMOUNT'] },
            },
            on: 'SELF',
          },
          {
            if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: 3 } },
            then: [{ transform: 'SELF', into: 'LOOT_051t2' }],
          },
        ],
      },
    ],
  }),
  card('LOOT_051t2', 'Greater Jasper Spellstone', { text: [{ damage: 6, to: 'TARGET' }] }),
];
