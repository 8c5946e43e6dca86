import { type CardEntry, card } from '../../entry.js';

/** DRAGONS set, hunter. */
export const CARDS: readonly CardEntry[] = [
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
