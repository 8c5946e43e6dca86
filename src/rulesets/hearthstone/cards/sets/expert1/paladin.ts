import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, paladin. */
export const EXPERT1_PALADIN: readonly CardDefinition[] = [
  {
    id: 'EX1_363',
    name: 'Blessing of Wisdom',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'EXPERT1',
    collectible: true,
    cost: 1,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ enchant: 'EX1_363e', on: 'TARGET' }],
  },
  {
    id: 'EX1_363e',
    name: 'Blessing of Wisdom',
    type: 'ENCHANTMENT',
    class: 'PALADIN',
    set: 'EXPERT1',
    triggers: [{ on: 'ATTACK', source: 'IS_HOST', do: [{ draw: 1, who: 'CASTER' }] }],
  },
  {
    id: 'EX1_132',
    name: 'Eye for an Eye',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'EXPERT1',
    collectible: true,
    cost: 1,
    secret: true,
    triggers: [
      {
        on: 'DAMAGE',
        subject: { all: ['HERO', 'FRIENDLY'] },
        when: { entity: 'ENEMY_HERO', is: 'SURVIVES' },
        do: [{ damage: 'EVENT_AMOUNT', to: 'ENEMY_HERO' }],
      },
    ],
  },
  {
    id: 'EX1_136',
    name: 'Redemption',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'EXPERT1',
    collectible: true,
    cost: 1,
    secret: true,
    triggers: [
      {
        on: 'DEATH',
        subject: 'MINION',
        whose: 'YOURS',
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        priority: 'LAST',
        do: [{ summon: { cardOf: 'EVENT_SUBJECT' }, health: 1 }],
      },
    ],
  },
  {
    id: 'EX1_384',
    name: 'Avenging Wrath',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'EXPERT1',
    collectible: true,
    cost: 6,
    // each point of Spell Damage is one more missile, and none stronger
    text: [
      {
        repeat: {
          plus: [8, { tag: 'SPELLPOWER', of: { union: ['FRIENDLY_MINIONS', 'FRIENDLY_WEAPONS'] } }],
        },
        do: [
          {
            damage: {
              minus: [
                1,
                { tag: 'SPELLPOWER', of: { union: ['FRIENDLY_MINIONS', 'FRIENDLY_WEAPONS'] } },
              ],
            },
            to: { random: { of: 'ENEMY_CHARACTERS', where: 'SURVIVES' } },
          },
        ],
      },
    ],
  },
];
