import { type CardEntry, card } from '../../entry.js';

/** LOE set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_007', 'Curse of Rafaam', { text: [{ giveCard: 'LOE_007t', who: 'OPPONENT' }] }),
  card('LOE_007t', 'Cursed!', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        zone: 'HAND',
        do: [{ damage: 2, to: 'FRIENDLY_HERO', fixed: true }],
      },
    ],
  }),
  card('LOE_023', 'Dark Peddler', { battlecry: [{ discover: { pool: { cost: 1 } }, then: [] }] }),
  card('LOE_116', 'Reliquary Seeker', {
    battlecry: [
      {
        // what is dormant takes a place too: the board is looked at, not the minions
        if: { not: 'BOARD_NOT_FULL' },
        then: [{ enchant: 'LOE_009e', on: 'SELF' }],
      },
    ],
  }),
  card('LOE_009e', 'Sinister Power', { enchantment: { attack: 4, health: 4 } }),
];
