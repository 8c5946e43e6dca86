import type { Condition } from '../../../effects/language.js';
import type { CardDefinition } from '../../definition.js';

/** The player holds no card. */
const EMPTY_HAND: Condition = { value: { count: 'FRIENDLY_HAND' }, exactly: 0 };

/** TGT set, hunter. */
export const TGT_HUNTER: readonly CardDefinition[] = [
  {
    id: 'AT_063',
    name: 'Acidmaw',
    type: 'MINION',
    class: 'HUNTER',
    set: 'TGT',
    rarity: 'LEGENDARY',
    race: 'BEAST',
    collectible: true,
    cost: 7,
    attack: 4,
    health: 2,
    triggers: [
      {
        on: 'DAMAGE',
        subject: { all: ['MINION', { not: 'IS_SELF' }] },
        when: 'IN_PLAY',
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
  },
  {
    id: 'AT_060',
    name: 'Bear Trap',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'TGT',
    collectible: true,
    cost: 2,
    secret: true,
    triggers: [
      {
        on: 'AFTER_ATTACK',
        subject: { all: ['HERO', 'FRIENDLY'] },
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'CS2_125' }],
      },
    ],
  },
  {
    id: 'AT_059',
    name: 'Brave Archer',
    type: 'MINION',
    class: 'HUNTER',
    set: 'TGT',
    collectible: true,
    cost: 1,
    attack: 2,
    health: 1,
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        preCheck: EMPTY_HAND,
        queueIf: EMPTY_HAND,
        when: EMPTY_HAND,
        do: [{ damage: 2, to: 'ENEMY_HERO' }],
      },
    ],
  },
  {
    id: 'AT_056',
    name: 'Powershot',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'TGT',
    collectible: true,
    cost: 3,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [
      {
        damageTogether: [
          { damage: 2, to: 'TARGET' },
          { damage: 2, to: { adjacentTo: 'TARGET' } },
        ],
      },
    ],
  },
];
