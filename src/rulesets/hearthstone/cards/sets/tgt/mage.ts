import type { CardDefinition } from '../../definition.js';

/** TGT set, mage. */
export const TGT_MAGE: readonly CardDefinition[] = [
  {
    id: 'AT_003',
    name: 'Fallen Hero',
    type: 'MINION',
    class: 'MAGE',
    set: 'TGT',
    collectible: true,
    cost: 2,
    attack: 3,
    health: 2,
    heroPowerDamage: 1,
  },
  {
    id: 'AT_008',
    name: 'Coldarra Drake',
    type: 'MINION',
    class: 'MAGE',
    set: 'TGT',
    race: 'DRAGON',
    collectible: true,
    cost: 6,
    attack: 6,
    health: 7,
    auras: [{ update: 'HEALTH_ATTACK', refreshesHeroPower: true }],
    was: [
      {
        before: '5.0.0.12574',
        health: 6,
        auras: [],
        triggers: [
          { on: 'SUMMON', subject: 'IS_SELF', ownEntry: true, do: [{ refreshHeroPower: true }] },
          { on: 'INSPIRE', whose: 'YOURS', do: [{ refreshHeroPower: true }] },
        ],
      },
      { before: '24.6.2', health: 6 },
    ],
  },
  {
    id: 'AT_002',
    name: 'Effigy',
    type: 'SPELL',
    class: 'MAGE',
    set: 'TGT',
    collectible: true,
    cost: 3,
    secret: true,
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
  },
  {
    id: 'AT_004',
    name: 'Arcane Blast',
    type: 'SPELL',
    class: 'MAGE',
    set: 'TGT',
    collectible: true,
    cost: 1,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }],
  },
];
