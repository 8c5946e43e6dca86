import type { Selector } from '../../../effects/language.js';
import type { CardDefinition } from '../../definition.js';

/** Characters other than attacker and defender that an attack can be led to. */
const THIRD_CHARACTERS: Selector = {
  of: 'ALL_CHARACTERS',
  where: { all: [{ tag: 'HEALTH_LEFT', atLeast: 1 }, { not: { has: 'IMMUNE' } }] },
  except: { union: ['PROPOSED_ATTACKER', 'PROPOSED_DEFENDER'] },
};

/** EXPERT1 set, hunter. */
export const EXPERT1_HUNTER: readonly CardDefinition[] = [
  {
    id: 'EX1_610',
    name: 'Explosive Trap',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'EXPERT1',
    collectible: true,
    cost: 2,
    secret: true,
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['HERO', 'FRIENDLY'] },
        do: [{ damage: 2, to: 'ENEMY_CHARACTERS' }],
      },
    ],
  },
  {
    id: 'EX1_611',
    name: 'Freezing Trap',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'EXPERT1',
    collectible: true,
    cost: 2,
    secret: true,
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        source: { all: ['MINION', 'ENEMY'] },
        when: { entity: 'EVENT_SOURCE', is: 'SURVIVES' },
        do: [
          { returnToHand: 'EVENT_SOURCE' },
          { enchant: 'EX1_611e', on: { of: 'EVENT_SOURCE', where: 'IN_HAND' } },
        ],
      },
    ],
  },
  {
    id: 'EX1_611e',
    name: 'Trapped',
    type: 'ENCHANTMENT',
    class: 'HUNTER',
    set: 'EXPERT1',
    enchantment: { cost: 2 },
    triggers: [{ on: 'ON_PLAY', subject: 'IS_HOST', do: [{ detach: 'SELF' }] }],
  },
  {
    id: 'EX1_538t',
    name: 'Hound',
    type: 'MINION',
    class: 'HUNTER',
    set: 'EXPERT1',
    race: 'BEAST',
    cost: 1,
    attack: 1,
    health: 1,
    keywords: ['CHARGE'],
  },
  {
    id: 'EX1_533',
    name: 'Misdirection',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'EXPERT1',
    collectible: true,
    cost: 2,
    secret: true,
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['HERO', 'FRIENDLY'] },
        queueIf: { exists: THIRD_CHARACTERS },
        when: {
          all: [
            {
              entity: 'EVENT_SOURCE',
              is: { all: ['IN_PLAY', { any: ['HERO', { tag: 'HEALTH_LEFT', atLeast: 1 }] }] },
            },
            { exists: THIRD_CHARACTERS },
          ],
        },
        do: [{ redirectAttackTo: { random: THIRD_CHARACTERS } }],
      },
    ],
  },
  {
    id: 'EX1_538',
    name: 'Unleash the Hounds',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'EXPERT1',
    collectible: true,
    cost: 3,
    was: [
      { before: '1.0.0.4442', cost: 4 },
      { before: '1.0.0.5314', cost: 2 },
    ],
    requires: { REQ_MINIMUM_ENEMY_MINIONS: 1, REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'EX1_538t', count: { count: 'ENEMY_MINIONS' } }],
  },
  {
    id: 'EX1_617',
    name: 'Deadly Shot',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'EXPERT1',
    collectible: true,
    cost: 3,
    requires: { REQ_MINIMUM_ENEMY_MINIONS: 1 },
    text: [{ destroy: { random: { of: 'ENEMY_MINIONS', where: 'SURVIVES' } } }],
  },
];
