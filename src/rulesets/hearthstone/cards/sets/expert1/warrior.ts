import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, warrior. */
export const EXPERT1_WARRIOR: readonly CardDefinition[] = [
  {
    id: 'EX1_407',
    name: 'Brawl',
    type: 'SPELL',
    class: 'WARRIOR',
    set: 'EXPERT1',
    collectible: true,
    cost: 5,
    requires: { REQ_MINIMUM_TOTAL_MINIONS: 2 },
    text: [
      { save: 'winner', entities: { random: 'ALL_MINIONS' } },
      { destroy: { of: 'ALL_MINIONS', except: { saved: 'winner' } } },
    ],
  },
  {
    id: 'EX1_411',
    name: 'Gorehowl',
    type: 'WEAPON',
    class: 'WARRIOR',
    set: 'EXPERT1',
    collectible: true,
    cost: 7,
    attack: 7,
    durability: 1,
    triggers: [
      {
        on: 'ATTACK',
        subject: 'MINION',
        source: { all: ['HERO', 'FRIENDLY'] },
        do: [{ enchant: 'EX1_411e', on: 'SELF' }],
      },
      {
        on: 'AFTER_ATTACK',
        subject: 'MINION',
        source: { all: ['HERO', 'FRIENDLY'] },
        do: [{ enchant: 'EX1_411e2', on: 'SELF' }],
      },
    ],
  },
  // ends with the attack; before 8.2 only where the attack took place (HS-SEQ-combat-gorehowl)
  {
    id: 'EX1_411e',
    name: 'Bloodrage',
    type: 'ENCHANTMENT',
    class: 'WARRIOR',
    set: 'EXPERT1',
    enchantment: { grants: ['IMMUNE'], lasts: 'THIS_ATTACK' },
    triggers: [
      { on: 'AFTER_ATTACK', source: { all: ['HERO', 'FRIENDLY'] }, do: [{ detach: 'SELF' }] },
    ],
    was: [{ before: '8.2.0.19506', enchantment: { grants: ['IMMUNE'] } }],
  },
  {
    id: 'EX1_411e2',
    name: 'Needs Sharpening',
    type: 'ENCHANTMENT',
    class: 'WARRIOR',
    set: 'EXPERT1',
    enchantment: { attack: -1, countsAtOnce: true },
  },
];
