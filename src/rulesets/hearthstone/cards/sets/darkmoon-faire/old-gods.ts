import type { Condition, Effect } from '../../../language/words.js';
import { RACES } from '../../../vocabulary/index.js';
import { type CardEntry, card } from '../../entry.js';
import { ROOM_IN_HAND, SPELLS_PLAYED_THIS_GAME, SURVIVING_ENEMY_MINIONS } from '../../selectors.js';

/** The minion types, each of which brings back one minion. */
const TYPES = RACES.filter((race) => race !== 'ALL');

const isTurn = (number: number): Condition => ({ value: { saved: 'wheel' }, exactly: number });

/** What the Wheel can stop at, each as likely as any other (HS-INF-at-random). */
const WHEEL: readonly (readonly Effect[])[] = [
  [
    { save: 'spells', value: { count: SPELLS_PLAYED_THIS_GAME } },
    {
      repeat: { saved: 'spells' },
      do: [{ cast: { pool: { type: 'SPELL' } } }, { forceDeathPhase: true }],
    },
  ],
  [
    {
      repeat: ROOM_IN_HAND,
      do: [{ giveCard: { pool: { type: 'SPELL' } }, with: 'DMF_004t1e' }],
    },
  ],
  [
    { summon: { pool: { type: 'MINION' } }, count: 7, save: 'mine' },
    { summon: { pool: { type: 'MINION' } }, count: 7, who: 'OPPONENT', at: 'END' },
    { set: { RUSH: 1 }, on: 'FRIENDLY_MINIONS' },
  ],
  [{ takeControl: { random: SURVIVING_ENEMY_MINIONS, count: 3 } }],
  [
    { save: 'prey', entities: { of: 'ALL_MINIONS', except: 'SELF' } },
    { save: 'attack', value: { tag: 'ATTACK', of: { saved: 'prey' } } },
    { save: 'health', value: { tag: 'HEALTH_LEFT', of: { saved: 'prey' } } },
    { destroy: { saved: 'prey' } },
    { enchant: 'DMF_004t5e', on: 'SELF', num1: { saved: 'attack' }, num2: { saved: 'health' } },
  ],
  [
    {
      repeatUntil: {
        any: [{ not: { exists: 'FRIENDLY_HERO' } }, { not: { exists: 'ENEMY_HERO' } }],
      },
      do: [{ cast: 'EX1_279' }, { forceDeathPhase: true }],
    },
  ],
];

/** DARKMOON_FAIRE set, the Old Gods and what is like them. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_002', "N'Zoth, God of the Deep", {
    rules: { battlecry: ['HS-INF-of-each-type'] },
    battlecry: TYPES.map((race) => ({
      resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION', race } },
      count: 1,
    })),
  }),
  card('DMF_004', 'Yogg-Saron, Master of Fate', {
    rules: { battlecry: ['HS-INF-wheel'] },
    battlecry: [
      {
        if: { value: { count: SPELLS_PLAYED_THIS_GAME }, atLeast: 10 },
        then: [
          { save: 'wheel', value: { randomFrom: [1, 6] } },
          ...WHEEL.map((effects, i) => ({ if: isTurn(i + 1), then: effects })),
        ],
      },
    ],
  }),
  card('DMF_004t1e', 'Prizes!', { enchantment: { cost: { set: 0 }, lasts: 'THIS_TURN' } }),
  card('DMF_004t5e', 'Consume', { enchantment: { attack: 'NUM_1', health: 'NUM_2' } }),
  card('DMF_188', "Y'Shaarj, the Defiler", {
    battlecry: [
      {
        forEach: { of: { played: 'THIS_GAME', side: 'FRIENDLY' }, where: 'CORRUPTED' },
        do: [{ giveCard: { cardOf: 'IT' }, with: 'DMF_188e2' }],
      },
    ],
  }),
  card('DMF_188e2', "Corruption of Y'Shaarj", {
    enchantment: { cost: { set: 0 }, lasts: 'THIS_TURN' },
  }),
  card('YOP_012', 'Deathwarden', {
    auras: [
      {
        update: 'OTHER',
        tag: 'DEATHRATTLES_DISABLED',
        on: { union: ['FRIENDLY_PLAYER', 'ENEMY_PLAYER'] },
      },
    ],
  }),
];
