import type { Selector, Value } from '../../../language/words.js';
import { RACES } from '../../../vocabulary/index.js';
import { type CardEntry, card } from '../../entry.js';
import {
  HAS_ARMOR,
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  RANDOM_MINION_IN_HAND,
  YOUR_HERO,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** What the ringmaster keeps. */
const RINGMASTERS_OWN = ['MECHANICAL', 'DRAGON', 'PIRATE'] as const;

const RANDOM_RUSH_MINION_IN_DECK: Selector = {
  random: { of: MINIONS_IN_DECK, where: { has: 'RUSH' } },
};

/** One for each minion type among your minions; one of all types is one of them. */
const MINION_TYPES_CONTROLLED: readonly Value[] = RACES.map((race) => ({
  if: {
    exists: {
      of: 'FRIENDLY_MINIONS',
      where: race === 'ALL' ? { race } : { all: [{ race }, { not: { race: 'ALL' } }] },
    },
  },
  then: 1,
  else: 0,
}));

/** DARKMOON_FAIRE set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_521', 'Sword Eater', { battlecry: [{ equip: 'DMF_521t' }] }),
  card('DMF_522', 'Minefield', {
    // Spell Damage makes more mines, and none stronger
    text: [
      {
        repeat: { boosted: 5 },
        do: [{ damage: 1, fixed: true, to: { random: { of: 'ALL_MINIONS', where: 'SURVIVES' } } }],
      },
    ],
  }),
  card('DMF_523', 'Bumper Car', { deathrattle: [{ giveCard: 'DMF_523t', count: 2 }] }),
  card('DMF_525', 'Ringmaster Whatley', {
    battlecry: RINGMASTERS_OWN.map((race) => ({
      drawThese: { random: { of: 'FRIENDLY_DECK', where: { race } } },
    })),
  }),
  card('DMF_526', 'Stage Dive', {
    text: [{ drawThese: RANDOM_RUSH_MINION_IN_DECK }],
    corrupt: 'DMF_526a',
  }),
  card('DMF_526a', 'Stage Dive', {
    text: [
      { drawThese: RANDOM_RUSH_MINION_IN_DECK, save: 'drawn' },
      { enchant: 'DMF_526e', on: { saved: 'drawn' } },
    ],
  }),
  card('DMF_526e', 'Bweeeoooow!', { enchantment: { attack: 2, health: 1 } }),
  card('DMF_530', 'Feat of Strength', {
    text: [
      {
        enchant: 'DMF_530e',
        on: { random: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { has: 'TAUNT' }] } } },
      },
    ],
  }),
  card('DMF_530e', 'So Strong!', { enchantment: { attack: 5, health: 5 } }),
  card('DMF_531', 'Stage Hand', {
    battlecry: [{ enchant: 'DMF_531e', on: RANDOM_MINION_IN_HAND }],
  }),
  card('DMF_531e', 'Ready to Perform', { enchantment: { attack: 1, health: 1 } }),
  card('YOP_014', 'Ironclad', {
    battlecry: [
      {
        if: HAS_ARMOR,
        then: [{ enchant: 'YOP_014e', on: 'SELF' }],
      },
    ],
  }),
  card('YOP_014e', 'Chief Beef', { enchantment: { attack: 2, health: 2 } }),
  card('DMF_524', "Ringmaster's Baton", {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: RINGMASTERS_OWN.map((race) => ({
          enchant: 'DMF_524e',
          on: { random: { of: MINIONS_IN_HAND, where: { race } } },
        })),
      },
    ],
  }),
  card('DMF_524e', 'Big-Top Special', { enchantment: { attack: 1, health: 1 } }),
  card('DMF_529', 'E.T.C., God of Metal', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: { all: ['MINION', 'FRIENDLY', { has: 'RUSH' }] },
        do: [{ damage: 2, to: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('YOP_013', 'Spiked Wheel', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'SELF', enchantment: 'YOP_013e', if: HAS_ARMOR }],
  }),
  card('YOP_013e', 'Buckling Swash', { enchantment: { attack: 3 } }),
  card('YOP_015', 'Nitroboost Poison', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'YOP_015e', on: 'TARGET' }],
    corrupt: 'YOP_015t',
  }),
  card('YOP_015t', 'Nitroboost Poison', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { enchant: 'YOP_015e', on: 'TARGET' },
      { enchant: 'YOP_015e', on: 'FRIENDLY_WEAPON' },
    ],
  }),
  card('YOP_015e', 'Nitroboost Poison', { enchantment: { attack: 2 } }),
  card('DMF_528', 'Tent Trasher', { auras: [costsLess({ plus: MINION_TYPES_CONTROLLED })] }),
];
