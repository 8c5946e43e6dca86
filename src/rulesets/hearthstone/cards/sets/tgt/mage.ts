import { type CardEntry, card } from '../../entry.js';

/** TGT set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('AT_003', 'Fallen Hero', { heroPowerDamage: 1 }),
  card('AT_008', 'Coldarra Drake', {
    auras: [{ update: 'HEALTH_ATTACK', refreshesHeroPower: true }],
    was: [
      {
        before: '5.0.0.12574',
        auras: [],
        triggers: [
          { on: 'SUMMON', subject: 'IS_SELF', ownEntry: true, do: [{ refreshHeroPower: true }] },
          { on: 'INSPIRE', whose: 'YOURS', do: [{ refreshHeroPower: true }] },
        ],
      },
    ],
  }),
  card('AT_002', 'Effigy', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        queueIf: 'BOARD_NOT_FULL',
        preCheck: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [{ summon: { pool: { type: 'MINION', costOf: 'EVENT_SUBJECT' } } }],
      },
    ],
  }),
  card('AT_004', 'Arcane Blast', { text: [{ damage: 2, to: 'TARGET' }] }),
];
