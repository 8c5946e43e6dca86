import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_HAND, RANDOM_MINION_IN_HAND, YOUR_HERO } from '../../selectors.js';

/** GANGS set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_631', 'Brass Knuckles', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ enchant: 'CFM_631e', on: RANDOM_MINION_IN_HAND }],
      },
    ],
  }),
  card('CFM_631e', 'Smuggling', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_643', 'Hobart Grapplehammer', {
    battlecry: [
      { enchant: 'CFM_643e', on: { of: 'FRIENDLY_HAND', where: 'WEAPON' } },
      { enchant: 'CFM_643e2', on: { of: 'FRIENDLY_DECK', where: 'WEAPON' } },
    ],
  }),
  card('CFM_643e', 'Smuggling', { enchantment: { attack: 1 } }),
  card('CFM_643e2', 'Smuggling', { enchantment: { attack: 1 } }),
  card('CFM_716', 'Sleep with the Fishes', {
    text: [{ damage: 3, to: { of: 'ALL_MINIONS', where: 'DAMAGED' } }],
  }),
  card('CFM_752', 'Stolen Goods', {
    text: [
      {
        enchant: 'CFM_752e',
        on: { random: { of: MINIONS_IN_HAND, where: { has: 'TAUNT' } } },
      },
    ],
  }),
  card('CFM_752e', 'Smuggling', { enchantment: { attack: 3, health: 3 } }),
  card('CFM_754', 'Grimy Gadgeteer', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ enchant: 'CFM_754e', on: RANDOM_MINION_IN_HAND }],
      },
    ],
  }),
  card('CFM_754e', 'Smuggling', { enchantment: { attack: 2, health: 2 } }),
  card('CFM_755', 'Grimestreet Pawnbroker', {
    battlecry: [{ enchant: 'CFM_755e', on: { random: { of: 'FRIENDLY_HAND', where: 'WEAPON' } } }],
  }),
  card('CFM_755e', 'Smuggling', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_756', 'Alley Armorsmith', {
    triggers: [{ on: 'DAMAGE', source: 'IS_SELF', do: [{ gainArmor: 'EVENT_AMOUNT' }] }],
  }),
  card('CFM_940', 'I Know a Guy', {
    text: [{ discover: { pool: { type: 'MINION', keyword: 'TAUNT' } }, then: [] }],
  }),
];
