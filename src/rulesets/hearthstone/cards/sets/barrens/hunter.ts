import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { MINIONS_IN_HAND } from '../../selectors.js';

/** BARRENS set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_033', "Prospector's Caravan", {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ enchant: 'BAR_033e', on: MINIONS_IN_HAND }],
      },
    ],
  }),
  ownEnchantment('BAR_033e', "Prospector's Caravan", { attack: 1, health: 1 }),
  card('BAR_551', 'Barak Kodobane', {
    battlecry: [1, 2, 3].map((cost) => ({
      drawThese: {
        random: { of: 'FRIENDLY_DECK', where: { all: ['SPELL', { tag: 'COST', exactly: cost }] } },
      },
    })),
  }),
  card('WC_007', 'Serpentbloom', {
    requires: {
      REQ_TARGET_TO_PLAY: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_RACE: 20,
    },
    text: [{ set: { POISONOUS: 1 }, on: 'TARGET' }],
  }),
];
