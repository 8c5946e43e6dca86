import type { CardDefinition } from '../../definition.js';

/** BASIC set, hunter. */
export const BASIC_HUNTER: readonly CardDefinition[] = [
  {
    id: 'EX1_539',
    name: 'Kill Command',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'BASIC',
    collectible: true,
    cost: 3,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      {
        damage: {
          if: { exists: { of: 'FRIENDLY_MINIONS', where: { race: 'BEAST' } } },
          then: 5,
          else: 3,
        },
        to: 'TARGET',
      },
    ],
  },
  {
    id: 'HERO_05',
    name: 'Rexxar',
    type: 'HERO',
    class: 'HUNTER',
    set: 'BASIC',
    health: 30,
    heroPower: 'HERO_05bp',
  },
  {
    id: 'HERO_05bp',
    name: 'Steady Shot',
    type: 'HERO_POWER',
    class: 'HUNTER',
    set: 'BASIC',
    cost: 2,
    text: [{ damage: 2, to: 'ENEMY_HERO' }],
  },
];
