import type { CardDefinition } from '../../../language/card.js';
import { type CardEntry, ownEnchantment, ownMinion } from '../../entry.js';
import { SPELLS_PLAYED_THIS_GAME } from '../../selectors.js';

const minion = (facts: Omit<CardDefinition, 'type' | 'set'>): CardEntry =>
  ownMinion({ ...facts, set: 'ALTERAC_VALLEY' });

/** ALTERAC_VALLEY set, the Treasures that are minions, and tokens; where their numbers are from: see the other Treasures. */
export const CARDS: readonly CardEntry[] = [
  minion({
    id: 'ONY_005ta5',
    name: 'Bubba',
    race: 'BEAST',
    cost: 5,
    attack: 8,
    health: 8,
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    battlecry: [
      { summon: 'ONY_005ta5t', count: 6, at: 'ALTERNATING', save: 'pack' },
      {
        if: { exists: 'TARGET' },
        then: [{ forEach: { saved: 'pack' }, do: [{ forceAttack: 'IT', on: 'TARGET' }] }],
      },
    ],
  }),
  minion({
    id: 'ONY_005ta7',
    name: 'Crusty the Crustacean',
    race: 'BEAST',
    cost: 3,
    attack: 3,
    health: 3,
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          {
            enchant: 'ONY_005ta7e',
            on: 'SELF',
            num1: { tag: 'ATTACK', of: 'TARGET' },
            num2: { tag: 'HEALTH_LEFT', of: 'TARGET' },
          },
          { destroy: 'TARGET', rules: ['HS-INF-devour'] },
        ],
      },
    ],
  }),
  minion({
    id: 'ONY_005ta9',
    name: 'Beastly Beauty',
    cost: 3,
    attack: 2,
    health: 6,
    keywords: ['RUSH'],
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: 'MINION',
        when: { entity: 'SELF', is: 'SURVIVES' },
        do: [{ transform: 'SELF', into: 'ONY_005ta9t' }],
      },
    ],
  }),
  minion({
    id: 'ONY_005ta11',
    name: 'Clockwork Assistant',
    race: 'MECHANICAL',
    cost: 3,
    attack: 1,
    health: 1,
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'ONY_005ta11e',
        num1: { count: SPELLS_PLAYED_THIS_GAME },
      },
    ],
  }),
  minion({
    id: 'ONY_005ta12',
    name: 'Grimmer Patron',
    cost: 3,
    attack: 3,
    health: 3,
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ summonCopyOf: 'SELF' }] }],
  }),
  minion({
    id: 'ONY_005tb13',
    name: 'Wax Rager',
    race: 'ELEMENTAL',
    cost: 3,
    attack: 5,
    health: 1,
    deathrattle: [{ summon: 'ONY_005tb13' }],
  }),
  minion({
    id: 'ONY_005ta5t',
    name: 'Bloodhound',
    race: 'BEAST',
    cost: 1,
    attack: 1,
    health: 1,
    keywords: ['RUSH'],
  }),
  minion({ id: 'ONY_005ta9t', name: 'Beautiful Beast', cost: 5, attack: 8, health: 8 }),
  minion({
    id: 'ONY_005tb3t2',
    name: 'Giant Locust',
    race: 'BEAST',
    cost: 2,
    attack: 2,
    health: 2,
  }),
  minion({
    id: 'ONY_005tb5t',
    name: 'Ancient Snake',
    race: 'BEAST',
    cost: 1,
    attack: 1,
    health: 1,
    keywords: ['RUSH', 'POISONOUS', 'REBORN'],
  }),
  ownEnchantment('ONY_005ta7e', 'Om Nom Nom', { attack: 'NUM_1', health: 'NUM_2' }),
  /** Its id is ours. */
  ownEnchantment('ONY_005ta11e', 'Clockwork', { attack: 'NUM_1', health: 'NUM_1' }),
];
