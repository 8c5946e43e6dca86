import type { CardDefinition } from '../../definition.js';

/** ICECROWN set, shaman. */
export const ICECROWN_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'ICC_289',
    name: 'Moorabi',
    type: 'MINION',
    class: 'SHAMAN',
    set: 'ICECROWN',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 6,
    attack: 4,
    health: 4,
    triggers: [
      {
        on: 'FREEZE',
        subject: { all: ['MINION', { not: 'IS_SELF' }] },
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' } }],
      },
    ],
  },
  {
    id: 'ICC_481p',
    name: 'Transmute Spirit',
    type: 'HERO_POWER',
    set: 'ICECROWN',
    cost: 2,
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    text: [
      {
        transform: 'TARGET',
        into: { pool: { type: 'MINION', costOf: 'TARGET', plus: 1 } },
      },
    ],
  },
];
