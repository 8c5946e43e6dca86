import { type CardEntry, card } from '../../entry.js';

/** BOOMSDAY set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_508', 'Necrium Vial', {
    requires: {
      REQ_TARGET_TO_PLAY: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_DEATHRATTLE: 0,
    },
    text: [{ triggerDeathrattles: 'TARGET' }, { triggerDeathrattles: 'TARGET' }],
  }),
  card('BOT_087', 'Academic Espionage', {
    text: [
      { save: 'before', entities: 'FRIENDLY_DECK' },
      {
        repeat: 10,
        do: [
          {
            shuffleIntoDeck: {
              newCard: { pool: { classOf: 'ENEMY_HERO', withoutClass: 'NEUTRAL' } },
            },
          },
        ],
      },
      { enchant: 'BOT_087e', on: { of: 'FRIENDLY_DECK', except: { saved: 'before' } } },
    ],
  }),
  card('BOT_087e', 'Academic Espionage', { enchantment: { cost: { set: 1 } } }),
];
