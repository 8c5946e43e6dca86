import type { Selector } from '../../../effects/language.js';
import type { CardDefinition } from '../../definition.js';

/** Minions next to the attacker that it could be led to. */
const NEIGHBOURS: Selector = {
  of: { adjacentTo: 'PROPOSED_ATTACKER' },
  where: { all: [{ tag: 'HEALTH_LEFT', atLeast: 1 }, { not: { has: 'IMMUNE' } }] },
};

/** LOOTAPALOOZA set, rogue. */
export const LOOTAPALOOZA_ROGUE: readonly CardDefinition[] = [
  {
    id: 'LOOT_210',
    name: 'Sudden Betrayal',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'LOOTAPALOOZA',
    collectible: true,
    cost: 2,
    secret: true,
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['HERO', 'FRIENDLY'] },
        source: 'MINION',
        queueIf: { exists: NEIGHBOURS },
        when: { exists: NEIGHBOURS },
        do: [{ redirectAttackTo: { random: NEIGHBOURS } }],
      },
    ],
  },
  {
    id: 'LOOT_412',
    name: 'Kobold Illusionist',
    type: 'MINION',
    class: 'ROGUE',
    set: 'LOOTAPALOOZA',
    collectible: true,
    cost: 4,
    attack: 3,
    health: 3,
    deathrattle: [
      {
        summon: { cardOf: { random: { of: 'FRIENDLY_HAND', where: 'MINION' } } },
        with: 'LOOT_412e',
      },
    ],
  },
  {
    id: 'LOOT_412e',
    name: 'Shadowy',
    type: 'ENCHANTMENT',
    set: 'LOOTAPALOOZA',
    enchantment: { attack: { set: 1 }, health: { set: 1 } },
  },
];
