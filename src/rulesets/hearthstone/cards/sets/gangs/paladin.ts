import type { CardDefinition } from '../../definition.js';

/** GANGS set, paladin. */
export const GANGS_PALADIN: readonly CardDefinition[] = [
  {
    id: 'CFM_800',
    name: 'Getaway Kodo',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'GANGS',
    collectible: true,
    cost: 1,
    secret: true,
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        queueIf: 'HAND_NOT_FULL',
        when: {
          all: ['HAND_NOT_FULL', { entity: 'EVENT_SUBJECT', is: { among: 'FRIENDLY_GRAVEYARD' } }],
        },
        do: [{ returnToHand: 'EVENT_SUBJECT' }],
      },
    ],
  },
];
