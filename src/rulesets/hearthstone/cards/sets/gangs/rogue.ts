import { type CardEntry, card } from '../../entry.js';

/** GANGS set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_781', 'Shaku, the Collector', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-shaku-the-collector'],
        source: 'IS_SELF',
        do: [
          {
            if: { entity: 'ENEMY_HERO', is: { class: 'NEUTRAL' } },
            then: [{ giveCard: 'GAME_005' }],
            else: [{ giveCard: { pool: { classOf: 'ENEMY_HERO' } } }],
          },
        ],
      },
    ],
  }),
];
