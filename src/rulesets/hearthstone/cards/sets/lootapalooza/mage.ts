import { type CardEntry, card } from '../../entry.js';

/** LOOTAPALOOZA set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_101', 'Explosive Runes', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['SUP-MW-RUNES'],
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: 'SURVIVES',
        when: 'SURVIVES',
        do: [
          { save: 'excess', value: { minus: [6, { tag: 'HEALTH_LEFT', of: 'EVENT_SUBJECT' }] } },
          { damage: 6, to: 'EVENT_SUBJECT', fixed: true },
          {
            if: { value: { saved: 'excess' }, atLeast: 1 },
            then: [{ damage: { saved: 'excess' }, to: 'ENEMY_HERO', fixed: true }],
          },
        ],
      },
    ],
  }),
];
