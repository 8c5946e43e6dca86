import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { ADVENTURER, RANDOM_ENEMY, TURN_OF_HOST } from '../../selectors.js';
import { afterTimes } from '../../templates/times.js';

const FREED_AFTER_THREE = afterTimes(3, { awaken: 'HOST' });

/** The flightpaths: for how many turns the minion is away, and what it brings. */
const FLIGHTS: readonly {
  readonly id: string;
  readonly name: string;
  readonly enchantment: string;
  readonly turns: number;
  readonly effects: readonly Effect[];
}[] = [
  {
    id: 'SW_079t',
    name: 'Westfall',
    enchantment: 'SW_079te',
    turns: 1,
    effects: [{ summon: ADVENTURER }],
  },
  {
    id: 'SW_079t2',
    name: 'Ironforge',
    enchantment: 'SW_079t2e',
    turns: 3,
    effects: [{ heal: 10, to: 'FRIENDLY_HERO' }],
  },
  {
    id: 'SW_079t3',
    name: 'Eastern Plaguelands',
    enchantment: 'SW_079t3e',
    turns: 5,
    effects: [{ repeat: 12, do: [{ damage: 1, to: RANDOM_ENEMY, from: 'HOST' }] }],
  },
];

/** STORMWIND set, neutral minions that sleep. */
export const CARDS: readonly CardEntry[] = [
  card('SW_077', 'Stockades Prisoner', { dormant: 'SW_077e' }),
  ownCard({
    id: 'SW_077e',
    name: 'Locked Up',
    type: 'ENCHANTMENT',
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { not: 'IS_HOST' },
        evenIfGone: true,
        evenIfDormant: true,
        evenIfStolen: true,
        do: FREED_AFTER_THREE,
      },
      { on: 'AFTER_SPELL', whose: 'YOURS', do: FREED_AFTER_THREE },
    ],
  }),
  card('SW_079', 'Flightmaster Dungar', {
    battlecry: [
      { chooseCard: { oneOf: FLIGHTS.map(({ id }) => id) }, save: 'path' },
      ...FLIGHTS.map(({ id, enchantment }) => ({
        if: { entity: { saved: 'path' }, is: { card: id } } as const,
        then: [{ enchant: enchantment, on: 'SELF' as const }],
      })),
    ],
  }),
  ...FLIGHTS.flatMap(({ id, name, enchantment, turns, effects }) => [
    ownCard({ id, name, type: 'SPELL', set: 'STORMWIND', cost: 0, text: [] }),
    ownCard({
      id: enchantment,
      name: `${name} Flight`,
      type: 'ENCHANTMENT',
      enchantment: { dormant: true },
      triggers: [
        {
          on: 'START_OF_TURN',
          queueIf: TURN_OF_HOST,
          rules: ['ZH-4.6-dormant'],
          do: afterTimes(turns, { awaken: 'HOST' }, ...effects),
        },
      ],
    }),
  ]),
];
