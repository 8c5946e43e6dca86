import { type CardEntry, card, ownCard } from '../../entry.js';

/** KARA set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_004', 'Cat Trick', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'OPPONENTS',
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'KAR_004a' }],
      },
    ],
  }),
  card('KAR_005', 'Kindly Grandmother', { deathrattle: [{ summon: 'KAR_005a' }] }),
  card('KAR_006', 'Cloaked Huntress', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SECRET' },
        enchantment: 'KAR_006e',
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'KAR_006e',
    name: 'Cloaked Huntress',
    type: 'ENCHANTMENT',
    class: 'HUNTER',
    set: 'KARA',
    enchantment: { cost: { set: 0 } },
  }),
];
