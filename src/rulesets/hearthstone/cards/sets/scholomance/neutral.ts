import { type CardEntry, card } from '../../entry.js';

/** SCHOLOMANCE set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_248', 'Pen Flinger', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [{ damage: 1, to: 'TARGET' }],
    spellburst: [{ returnToHand: 'SELF' }],
  }),
  card('SCH_713', 'Cult Neophyte', { battlecry: [{ enchant: 'SCH_713e2', on: 'ENEMY_PLAYER' }] }),
  card('SCH_713e2', 'Spoiling', {
    enchantment: { lasts: 'OPPONENTS_NEXT_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: 'SPELL' },
        enchantment: 'SCH_713e',
        if: 'OPPONENTS_TURN',
        priority: 'LAST',
        rules: ['ZH-4.11-lowest-priority'],
      },
    ],
  }),
  card('SCH_713e', 'Spoiled!', { enchantment: { cost: 1 } }),
  card('SCH_230', 'Onyx Magescribe', {
    spellburst: [
      {
        repeat: 2,
        do: [
          {
            giveCard: {
              pool: { type: 'SPELL', classOf: 'FRIENDLY_HERO', cardWithoutClass: 'GAME_005' },
            },
          },
        ],
      },
    ],
  }),
];
