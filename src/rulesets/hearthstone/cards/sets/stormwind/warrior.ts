import type { Effect, Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  FRIENDLY_PIRATES,
  RANDOM_ENEMY,
  RANDOM_MINION_IN_DECK,
  RANDOM_WEAPON_IN_DECK,
  randomDefender,
  YOUR_HERO,
} from '../../selectors.js';
import { questline, rewardMinion } from '../../templates/questline.js';
import { afterThisIsTraded, TRADEABLE } from '../../templates/tradeable.js';

/** Pirates that are played. */
const COUNTS_PIRATES: readonly Trigger[] = [
  {
    on: 'AFTER_PLAY',
    whose: 'YOURS',
    subject: { race: 'PIRATE' },
    rules: ['ZH-5.3-questlines'],
    do: [{ questProgress: 1 }],
  },
];

const TWO_SHOTS: readonly Effect[] = [{ repeat: 2, do: [{ damage: 2, to: RANDOM_ENEMY }] }];

/** STORMWIND set, warrior. */
export const CARDS: readonly CardEntry[] = [
  ...questline('WARRIOR', [
    {
      id: 'SW_028',
      name: 'Raid the Docks',
      progress: 3,
      reward: [{ drawThese: RANDOM_WEAPON_IN_DECK }],
      triggers: COUNTS_PIRATES,
    },
    {
      id: 'SW_028t',
      name: 'Create a Distraction',
      progress: 2,
      reward: TWO_SHOTS,
      triggers: COUNTS_PIRATES,
    },
    {
      id: 'SW_028t2',
      name: 'Secure the Supplies',
      progress: 2,
      reward: 'SW_028t5',
      triggers: COUNTS_PIRATES,
    },
  ]),
  rewardMinion({
    id: 'SW_028t5',
    name: "Cap'n Rokara",
    class: 'WARRIOR',
    race: 'PIRATE',
    battlecry: [{ summon: 'SW_028t6' }],
  }),
  ownMinion({
    id: 'SW_028t6',
    name: 'The Juggernaut',
    class: 'WARRIOR',
    set: 'STORMWIND',
    health: 1,
    tags: { UNTOUCHABLE: 1 },
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [
          { summon: { pool: { type: 'MINION', race: 'PIRATE' } } },
          { equip: { pool: { type: 'WEAPON', class: 'WARRIOR' } } },
          ...TWO_SHOTS,
        ],
      },
    ],
  }),
  card('SW_024', 'Lothar', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-2.6-forced-table'],
        do: [
          { save: 'foe', entities: randomDefender('ENEMY_MINIONS') },
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
  card('DED_518', 'Man the Cannons', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['HS-DH5'] },
    text: [
      {
        damageTogether: [
          { damage: 3, to: 'TARGET' },
          { damage: 1, to: { of: 'ALL_MINIONS', except: 'TARGET' } },
        ],
      },
    ],
  }),
  card('DED_519', 'Defias Cannoneer', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ repeat: 2, do: [{ damage: 2, to: RANDOM_ENEMY }] }],
      },
    ],
  }),
  card('SW_021', 'Cowardly Grunt', { deathrattle: [{ putIntoPlay: RANDOM_MINION_IN_DECK }] }),
  card('SW_023', 'Provoke', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    rules: { text: ['ZH-2.6-forced-table'] },
    text: [{ forEach: 'ENEMY_MINIONS', do: [{ forceAttack: 'IT', on: 'TARGET' }] }],
  }),
  card('SW_027', 'Shiver Their Timbers!', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: { if: { exists: FRIENDLY_PIRATES }, then: 5, else: 2 }, to: 'TARGET' }],
  }),
  card('SW_029', 'Harbor Scamp', {
    battlecry: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'PIRATE' } } } }],
  }),
  card('SW_030', 'Cargo Guard', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ gainArmor: 3 }] }],
  }),
  card('SW_093', 'Stormwind Freebooter', {
    battlecry: [{ enchant: 'SW_093e', on: 'FRIENDLY_HERO' }],
  }),
  ownEnchantment('SW_093e', 'Stormwind Freebooter', { attack: 2, lasts: 'THIS_TURN' }),
  card('SW_097', 'Remote-Controlled Golem', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'IS_SELF',
        do: [{ repeat: 2, do: [{ shuffleIntoDeck: { newCard: 'SW_097t' } }] }],
      },
    ],
  }),
  ownCard({
    id: 'SW_097t',
    name: 'Golem Parts',
    type: 'SPELL',
    class: 'WARRIOR',
    set: 'STORMWIND',
    cost: 1,
    castWhenDrawn: [{ summon: 'skele21' }],
  }),
  card('DED_527', 'Blacksmithing Hammer', {
    triggers: afterThisIsTraded({ enchant: 'DED_527e', on: 'SELF' }),
  }),
  ownEnchantment('DED_527e', 'Blacksmithing', { health: 2 }),
];
