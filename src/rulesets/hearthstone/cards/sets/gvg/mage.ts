import type { CardDefinition } from '../../definition.js';

/** GVG set, mage. */
export const GVG_MAGE: readonly CardDefinition[] = [
  {
    id: 'GVG_002',
    name: 'Snowchugger',
    type: 'MINION',
    class: 'MAGE',
    set: 'GVG',
    race: 'MECHANICAL',
    collectible: true,
    cost: 2,
    attack: 2,
    health: 3,
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'CHARACTER',
        source: 'IS_SELF',
        do: [{ freeze: 'EVENT_SUBJECT' }],
      },
    ],
  },
];
