import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY } from '../../selectors.js';

/** OG set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('OG_045', 'Infest', { text: [{ enchant: 'OG_045a', on: 'FRIENDLY_MINIONS' }] }),
  card('OG_045a', 'Nerubian Spores', {
    deathrattle: [{ giveCard: { pool: { type: 'MINION', race: 'BEAST' } } }],
  }),
  card('OG_061', 'On the Hunt', { text: [{ damage: 1, to: 'TARGET' }, { summon: 'OG_061t' }] }),
  card('OG_179', 'Fiery Bat', { deathrattle: [{ damage: 1, to: RANDOM_ENEMY }] }),
  card('OG_211', 'Call of the Wild', {
    text: [{ summon: 'NEW1_034' }, { summon: 'NEW1_033' }, { summon: 'NEW1_032' }],
  }),
  card('OG_216', 'Infested Wolf', { deathrattle: [{ summon: 'OG_216a', count: 2 }] }),
  card('OG_292', 'Forlorn Stalker', {
    battlecry: [
      {
        enchant: 'OG_292e',
        on: { of: 'FRIENDLY_HAND', where: { all: ['MINION', 'HAS_DEATHRATTLE'] } },
      },
    ],
  }),
  card('OG_292e', "Night's Devotion", { enchantment: { attack: 1, health: 1 } }),
  card('OG_309', 'Princess Huhuran', { battlecry: [{ triggerDeathrattles: 'TARGET' }] }),
];
