import type { CardDefinition } from '../../definition.js';

/** LOOTAPALOOZA set, druid. */
export const LOOTAPALOOZA_DRUID: readonly CardDefinition[] = [
  {
    id: 'LOOT_329',
    name: 'Ixlid, Fungal Lord',
    type: 'MINION',
    class: 'DRUID',
    set: 'LOOTAPALOOZA',
    collectible: true,
    rarity: 'LEGENDARY',
    cost: 5,
    attack: 2,
    health: 4,
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ summonCopyOf: 'EVENT_SUBJECT' }],
      },
    ],
  },
  {
    id: 'LOOT_051',
    name: 'Lesser Jasper Spellstone',
    type: 'SPELL',
    class: 'DRUID',
    set: 'LOOTAPALOOZA',
    collectible: true,
    cost: 1,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }],
    triggers: [
      {
        on: 'ARMOR_GAINED',
        whose: 'YOURS',
        zone: 'HAND',
        do: [
          {
            set: {
              QUEST_PROGRESS: {
                plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 'EVENT_AMOUNT'],
              },
            },
            on: 'SELF',
          },
          {
            if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: 3 } },
            then: [
              {
                set: {
                  QUEST_PROGRESS: {
                    minus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 3],
                  },
                },
                on: 'SELF',
              },
              { transform: 'SELF', into: 'LOOT_051t1' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'LOOT_051t1',
    name: 'Jasper Spellstone',
    type: 'SPELL',
    class: 'DRUID',
    set: 'LOOTAPALOOZA',
    cost: 1,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 4, to: 'TARGET' }],
    triggers: [
      {
        on: 'ARMOR_GAINED',
        whose: 'YOURS',
        zone: 'HAND',
        do: [
          {
            set: {
              QUEST_PROGRESS: {
                plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 'EVENT_AMOUNT'],
              },
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
  },
  {
    id: 'LOOT_051t2',
    name: 'Greater Jasper Spellstone',
    type: 'SPELL',
    class: 'DRUID',
    set: 'LOOTAPALOOZA',
    cost: 1,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 6, to: 'TARGET' }],
  },
];
