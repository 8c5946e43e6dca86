import { type CardEntry, card, ownCard } from '../../entry.js';
import { RANDOM_ENEMY_MINION } from '../../selectors.js';
import { TRADEABLE } from '../../tradeable.js';

/** STORMWIND set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('SW_024', 'Lothar', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-2.6-forced-table'],
        do: [
          { save: 'foe', entities: RANDOM_ENEMY_MINION },
          { forceAttack: 'SELF', on: { saved: 'foe' } },
          {
            if: { entity: { saved: 'foe' }, is: 'KILLED' },
            then: [{ enchant: 'SW_024e', on: 'SELF' }],
          },
        ],
      },
    ],
  }),
  ownCard({
    id: 'SW_024e',
    name: 'Lion of Azeroth',
    type: 'ENCHANTMENT',
    enchantment: { attack: 3, health: 3 },
  }),
  card('SW_094', 'Heavy Plate', { override: TRADEABLE, text: [{ gainArmor: 8 }] }),
];
