import { type CardEntry, card } from '../../entry.js';
import { TURN_OF_HOST } from '../../selectors.js';

/** BLACK_TEMPLE set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('BT_737', 'Maiev Shadowsong', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [{ enchant: 'BT_737e', on: 'TARGET', rules: ['ZH-4.6-dormant'] }],
  }),
  // counts the turns of the minion's own player, beside those that were over when it was put there
  card('BT_737e', 'Imprisoned', {
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['ZH-4.6-dormant'],
        queueIf: TURN_OF_HOST,
        do: [
          {
            set: {
              QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] },
            },
            on: 'SELF',
          },
          {
            if: {
              value: {
                plus: [
                  { tag: 'QUEST_PROGRESS', of: 'SELF' },
                  { tag: 'TAG_SCRIPT_DATA_NUM_1', of: 'SELF' },
                ],
              },
              atLeast: 2,
            },
            then: [{ awaken: 'HOST' }],
          },
        ],
      },
    ],
  }),
  card('BT_156', 'Imprisoned Vilefiend', { dormant: 'BT_737e' }),
  // it counts the spells of the turn in threes; the third one of each three is played at its cost
  card('BT_255', "Kael'thas Sunstrider", {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'BT_255e',
        if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', exactly: 2 } },
        rules: ['ZH-4.11-consumable-auras', 'ZH-4.11-aura-state-time'],
      },
    ],
    triggers: [
      {
        on: 'COUNTER',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [
          {
            if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', exactly: 2 } },
            then: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }],
            else: [
              {
                set: { QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] } },
                on: 'SELF',
              },
            ],
          },
        ],
      },
      {
        on: 'START_OF_TURN',
        do: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }],
      },
    ],
  }),
  card('BT_255e', 'Sunstrider', {
    enchantment: { cost: { set: 1 } },
    was: [
      { before: '18.0.2', enchantment: { cost: { set: 0 } } },
      { before: '23.0', enchantment: { cost: { set: 1 } } },
      { before: '23.2', enchantment: { cost: { set: 0 } } },
    ],
  }),
];
