import type { Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK, RANDOM_MINION_IN_HAND } from '../../selectors.js';

const RANDOM_RUSH_MINION_IN_DECK: Selector = {
  random: { of: MINIONS_IN_DECK, where: { has: 'RUSH' } },
};

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
    battlecry: [
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'MECHANICAL' } } } },
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'DRAGON' } } } },
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'PIRATE' } } } },
    ],
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
        if: { value: { tag: 'ARMOR', of: 'FRIENDLY_HERO' }, atLeast: 1 },
        then: [{ enchant: 'YOP_014e', on: 'SELF' }],
      },
    ],
  }),
  card('YOP_014e', 'Chief Beef', { enchantment: { attack: 2, health: 2 } }),
];
