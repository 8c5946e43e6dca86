import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  BASIC_TOTEMS,
  BASIC_TOTEMS_BEFORE_20,
  SURVIVING_ENEMY_MINIONS,
  YOUR_HERO,
} from '../../selectors.js';

const HOT_STREAK: readonly Effect[] = [
  {
    discover: { pool: { type: 'SPELL', costAtLeast: 1 } },
    save: 'spell',
    then: [{ enchant: 'SCH_507e', on: { saved: 'spell' } }],
  },
];

/** SCHOLOMANCE set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_271', 'Molten Blast', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    rules: { text: ['ZH-4.9-count-before-damage'] },
    text: [
      { save: 'elementals', value: { boosted: 2 } },
      { damage: 2, to: 'TARGET' },
      { summon: 'SCH_271t', count: { saved: 'elementals' } },
    ],
  }),
  card('SCH_235', 'Devolving Missiles', {
    rules: { text: ['ZH-5.2-evolve'] },
    text: [
      {
        repeat: 3,
        do: [
          {
            forEach: { random: SURVIVING_ENEMY_MINIONS },
            do: [
              {
                if: { entity: 'IT', is: { tag: 'COST', exactly: 0 } },
                then: [{ transform: 'IT', into: { pool: { type: 'MINION', cost: 0 } } }],
                else: [
                  { transform: 'IT', into: { pool: { type: 'MINION', costOf: 'IT', plus: -1 } } },
                ],
              },
            ],
          },
        ],
      },
    ],
  }),
  card('SCH_507', 'Instructor Fireheart', { battlecry: HOT_STREAK }),
  card('SCH_507e', 'Hot Streak!', {
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      { on: 'AFTER_SPELL', subject: 'IS_HOST', rules: ['HS-INF-hot-streak'], do: HOT_STREAK },
    ],
  }),
  card('SCH_236', 'Diligent Notetaker', {
    spellburst: [{ giveCard: { cardOf: 'EVENT_SUBJECT' } }],
  }),
  card('SCH_273', 'Ras Frostwhisper', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ damage: { plus: [1, 'SPELL_DAMAGE'] }, to: 'ENEMY_CHARACTERS' }],
      },
    ],
  }),
  card('SCH_301', 'Rune Dagger', {
    triggers: [
      { on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ enchant: 'SCH_301e', on: 'FRIENDLY_HERO' }] },
    ],
  }),
  card('SCH_301e', 'Runic Power', { enchantment: { spellDamage: 1, lasts: 'THIS_TURN' } }),
  card('SCH_535', 'Tidal Wave', { text: [{ damage: 3, to: 'ALL_MINIONS' }] }),
  card('SCH_537', 'Trick Totem', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ cast: { pool: { type: 'SPELL', costAtMost: 3 } } }],
      },
    ],
  }),
  // only one of its options overloads, by what it does
  card('SCH_612', 'Runic Carvings', { chooseOne: ['SCH_612a', 'SCH_612b'], overload: 0 }),
  card('SCH_612a', 'Call to Aid', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'SCH_612t', count: 4 }],
  }),
  card('SCH_612b', 'Alarm the Forest', {
    overload: 0,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      { summon: 'SCH_612t', count: 4, save: 'treants' },
      { set: { RUSH: 1 }, on: { saved: 'treants' } },
      { overload: 2 },
    ],
  }),
  card('SCH_613', 'Groundskeeper', {
    requires: { REQ_TARGET_IF_AVAILABLE_AND_COST_5_OR_MORE_SPELL_IN_HAND: 0 },
    battlecry: [{ heal: 5, to: 'TARGET' }],
  }),
  card('SCH_615', 'Totem Goliath', {
    deathrattle: BASIC_TOTEMS.map((totem) => ({ summon: totem })),
    overload: 1,
    was: [
      { before: '18.2', overload: 2 },
      { before: '20.0', deathrattle: BASIC_TOTEMS_BEFORE_20.map((totem) => ({ summon: totem })) },
    ],
  }),
];
