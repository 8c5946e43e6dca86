import type { Condition } from '../../../effects/language.js';
import type { CardDefinition } from '../../definition.js';

/** The Hero Power has been used exactly once this turn. */
const USED_ONCE: Condition = {
  value: { tag: 'HEROPOWER_ACTIVATIONS_THIS_TURN', of: 'FRIENDLY_PLAYER' },
  exactly: 1,
};

/** TGT set, neutral. */
export const TGT_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'AT_124',
    name: 'Bolf Ramshield',
    type: 'MINION',
    set: 'TGT',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 6,
    attack: 3,
    health: 9,
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: { all: ['HERO', 'FRIENDLY'] },
        do: [{ preventDamage: true }, { damage: 'EVENT_AMOUNT', to: 'SELF', from: 'EVENT_SOURCE' }],
      },
    ],
  },
  {
    id: 'AT_091',
    name: 'Tournament Medic',
    type: 'MINION',
    set: 'TGT',
    collectible: true,
    cost: 4,
    attack: 1,
    health: 8,
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ heal: 2, to: 'FRIENDLY_HERO' }] }],
  },
  {
    id: 'AT_110',
    name: 'Coliseum Manager',
    type: 'MINION',
    set: 'TGT',
    collectible: true,
    cost: 3,
    attack: 2,
    health: 5,
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ returnToHand: 'SELF' }] }],
  },
  {
    id: 'AT_080',
    name: 'Garrison Commander',
    type: 'MINION',
    set: 'TGT',
    collectible: true,
    cost: 2,
    attack: 2,
    health: 3,
    auras: [{ update: 'HEALTH_ATTACK', refreshesHeroPower: true, if: USED_ONCE }],
    was: [
      {
        before: '5.0.0.12574',
        auras: [],
        triggers: [
          {
            on: 'SUMMON',
            subject: 'IS_SELF',
            ownEntry: true,
            when: USED_ONCE,
            do: [{ refreshHeroPower: true }],
          },
          { on: 'INSPIRE', whose: 'YOURS', when: USED_ONCE, do: [{ refreshHeroPower: true }] },
        ],
      },
    ],
  },
  {
    id: 'AT_113',
    name: 'Recruiter',
    type: 'MINION',
    set: 'TGT',
    collectible: true,
    cost: 5,
    attack: 5,
    health: 4,
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ giveCard: 'CS2_152' }] }],
  },
  {
    id: 'AT_123',
    name: 'Chillmaw',
    type: 'MINION',
    set: 'TGT',
    rarity: 'LEGENDARY',
    race: 'DRAGON',
    collectible: true,
    cost: 7,
    attack: 6,
    health: 6,
    keywords: ['TAUNT'],
    deathrattleIf: { exists: { of: 'FRIENDLY_HAND', where: { race: 'DRAGON' } } },
    deathrattle: [{ damage: 3, to: 'ALL_MINIONS' }],
  },
  {
    id: 'AT_122',
    name: 'Gormok the Impaler',
    type: 'MINION',
    set: 'TGT',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 4,
    attack: 4,
    health: 4,
    requires: { REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_MINIONS: 4 },
    battlecry: [{ damage: 4, to: 'TARGET' }],
  },
];
