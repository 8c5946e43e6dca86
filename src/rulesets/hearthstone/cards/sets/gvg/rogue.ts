import type { Selector } from '../../../effects/language.js';
import type { CardDefinition } from '../../definition.js';

const OTHER_MECHS: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { race: 'MECHANICAL' },
  except: 'SELF',
};

/** GVG set, rogue. */
export const GVG_ROGUE: readonly CardDefinition[] = [
  {
    id: 'GVG_047',
    name: 'Sabotage',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'GVG',
    collectible: true,
    cost: 4,
    text: [{ destroy: { random: 'ENEMY_MINIONS' } }],
    combo: [{ destroy: { random: 'ENEMY_MINIONS' } }, { destroy: 'ENEMY_WEAPON' }],
  },
  {
    id: 'GVG_025',
    name: 'One-eyed Cheat',
    type: 'MINION',
    class: 'ROGUE',
    set: 'GVG',
    race: 'PIRATE',
    collectible: true,
    cost: 2,
    attack: 4,
    health: 1,
    triggers: [
      {
        on: 'SUMMON',
        whose: 'YOURS',
        subject: { race: 'PIRATE' },
        do: [{ set: { STEALTH: 1 }, on: 'SELF' }],
      },
    ],
  },
  {
    id: 'GVG_027',
    name: 'Iron Sensei',
    type: 'MINION',
    class: 'ROGUE',
    set: 'GVG',
    race: 'MECHANICAL',
    collectible: true,
    cost: 3,
    attack: 2,
    health: 2,
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        queueIf: { exists: OTHER_MECHS },
        when: { exists: OTHER_MECHS },
        do: [{ enchant: 'GVG_027e', on: { random: OTHER_MECHS } }],
      },
    ],
  },
  {
    id: 'GVG_027e',
    name: 'Ironed Out',
    type: 'ENCHANTMENT',
    class: 'ROGUE',
    set: 'GVG',
    enchantment: { attack: 2, health: 2 },
  },
  {
    id: 'GVG_028',
    name: 'Trade Prince Gallywix',
    type: 'MINION',
    class: 'ROGUE',
    set: 'GVG',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 6,
    attack: 5,
    health: 8,
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'OPPONENTS',
        subject: { all: ['SPELL', { not: { card: 'GVG_028t' } }] },
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' } }, { giveCard: 'GVG_028t', who: 'OPPONENT' }],
      },
    ],
  },
];
