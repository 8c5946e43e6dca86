import type { CardDefinition } from '../../definition.js';

/** LOOTAPALOOZA set, mage. */
export const LOOTAPALOOZA_MAGE: readonly CardDefinition[] = [
  {
    id: 'LOOT_101',
    name: 'Explosive Runes',
    type: 'SPELL',
    class: 'MAGE',
    set: 'LOOTAPALOOZA',
    collectible: true,
    cost: 3,
    secret: true,
    triggers: [
      {
        on: 'AFTER_PLAY',
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
  },
];
