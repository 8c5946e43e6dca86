import { type CardEntry, card } from '../../entry.js';

/** DRAGONS set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_251', 'Clear the Way', {
    quest: { progress: 3, side: true, reward: [{ summon: 'DRG_251t' }] },
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { has: 'RUSH' },
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('DRG_255', 'Toxic Reinforcements', {
    quest: { progress: 3, side: true, reward: [{ summon: 'DRG_255t2', count: 3 }] },
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('DRG_255t2', 'Leper Gnome', {
    deathrattle: [{ damage: 2, to: 'ENEMY_HERO' }],
  }),
  card('DRG_252', 'Phase Stalker', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        do: [
          {
            save: 'secret',
            entities: {
              random: {
                of: 'FRIENDLY_DECK',
                where: { all: ['SECRET', { not: { sameCardAs: 'FRIENDLY_SECRETS' } }] },
              },
            },
          },
          {
            if: { exists: { saved: 'secret' } },
            then: [{ cast: { cardOf: { saved: 'secret' } }, taking: { saved: 'secret' } }],
          },
        ],
      },
    ],
  }),
];
