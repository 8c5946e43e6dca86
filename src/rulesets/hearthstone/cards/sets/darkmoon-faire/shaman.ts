import type { Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  HERO_ATTACKED_THIS_TURN,
  OVERLOADED,
  RANDOM_FRIENDLY_MINION,
  RANDOM_WEAPON_IN_DECK,
  YOUR_HERO,
} from '../../selectors.js';

/** The Totems in your hand, in your deck and on your side of the board. */
const YOUR_TOTEMS: Selector = {
  of: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK', 'FRIENDLY_MINIONS'] },
  where: { race: 'TOTEM' },
};

/** DARKMOON_FAIRE set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_700', 'Revolve', {
    text: [
      {
        forEach: 'ALL_MINIONS',
        do: [
          {
            transform: 'IT',
            into: { pool: { type: 'MINION', costOf: 'IT', nearest: 'OR_ITSELF' } },
          },
        ],
      },
    ],
  }),
  card('DMF_701', 'Dunk Tank', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 4, to: 'TARGET' }],
    corrupt: 'DMF_701t',
  }),
  card('DMF_701t', 'Dunk Tank', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      { damage: 4, to: 'TARGET' },
      { forceDeathPhase: true },
      { damage: 2, to: 'ENEMY_MINIONS' },
    ],
  }),
  card('DMF_702', 'Stormstrike', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { damage: 3, to: 'TARGET' },
      { enchant: 'DMF_702e', on: 'FRIENDLY_HERO' },
    ],
  }),
  card('DMF_702e', 'Stormstrike', { enchantment: { attack: 3, lasts: 'THIS_TURN' } }),
  card('DMF_703', 'Pit Master', { battlecry: [{ summon: 'DMF_703t2' }], corrupt: 'DMF_703t' }),
  card('DMF_703t', 'Pit Master', {
    battlecry: [{ summon: 'DMF_703t2', count: 2, at: 'ALTERNATING' }],
  }),
  card('DMF_704', 'Cagematch Custodian', {
    battlecry: [{ drawThese: RANDOM_WEAPON_IN_DECK }],
  }),
  card('DMF_705', 'Whack-A-Gnoll Hammer', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ enchant: 'DMF_705e', on: RANDOM_FRIENDLY_MINION }],
      },
    ],
  }),
  card('DMF_705e', 'Winner!', { enchantment: { attack: 1, health: 1 } }),
  card('DMF_706', 'Deathmatch Pavilion', {
    text: [
      { summon: 'DMF_706t' },
      {
        if: HERO_ATTACKED_THIS_TURN,
        then: [{ summon: 'DMF_706t' }],
      },
    ],
  }),
  card('DMF_707', 'Magicfin', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: { all: ['MINION', { race: 'MURLOC' }] },
        do: [{ giveCard: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
      },
    ],
  }),
  card('DMF_709', "Grand Totem Eys'or", {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ enchant: 'DMF_709e', on: { of: YOUR_TOTEMS, except: 'SELF' } }],
      },
    ],
  }),
  card('DMF_709e', "Strength of Eys'or", { enchantment: { attack: 1, health: 1 } }),
  card('YOP_022', 'Mistrunner', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    battlecry: [{ enchant: 'YOP_022e', on: 'TARGET' }],
  }),
  card('YOP_022e', 'Mounted', { enchantment: { attack: 3, health: 3 } }),
  card('YOP_023', 'Landslide', {
    text: [
      { damage: 1, to: 'ENEMY_MINIONS' },
      {
        if: OVERLOADED,
        then: [{ forceDeathPhase: true }, { damage: 1, to: 'ENEMY_MINIONS' }],
      },
    ],
  }),
  card('DMF_708', 'Inara Stormcrash', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'FRIENDLY_HERO',
        enchantment: 'DMF_708e',
        if: { not: 'OPPONENTS_TURN' },
      },
    ],
  }),
  card('DMF_708e', 'Storm Crashing', { enchantment: { attack: 2, grants: ['WINDFURY'] } }),
];
