import { type CardEntry, card, ownCard } from '../../entry.js';
import { OF_ANOTHER_CLASS } from '../../selectors.js';

/** KARA set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_094', 'Deadly Fork', { deathrattle: [{ giveCard: 'KAR_094a' }] }),
  card('KAR_069', 'Swashburglar', {
    battlecry: [{ giveCard: { pool: { otherClassThan: 'FRIENDLY_HERO' } } }],
    was: [
      {
        before: '20.0',
        battlecry: [
          { giveCard: { pool: { classOf: 'ENEMY_HERO', cardWithoutClass: 'GAME_005' } } },
        ],
      },
    ],
  }),
  card('KAR_070', 'Ethereal Peddler', {
    battlecry: [
      {
        enchant: 'KAR_070e',
        on: {
          of: 'FRIENDLY_HAND',
          where: OF_ANOTHER_CLASS,
        },
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'KAR_070e',
    name: 'Ethereal Peddler',
    type: 'ENCHANTMENT',
    set: 'KARA',
    enchantment: { cost: -2 },
  }),
];
