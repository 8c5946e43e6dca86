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
];
