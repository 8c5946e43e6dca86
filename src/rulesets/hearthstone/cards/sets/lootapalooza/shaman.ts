import type { Effect, Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  BASIC_TOTEMS,
  BASIC_TOTEMS_BEFORE_20,
  ENDS_AS_HOST_IS_PLAYED,
  OTHER_FRIENDLY_MINIONS,
  RANDOM_DAMAGED_FRIENDLY_CHARACTER,
  YOUR_HERO,
} from '../../selectors.js';
import { growsAfter } from '../../templates/spellstone.js';

/** You are overloaded. */
const OVERLOADED: Pick<Trigger, 'on' | 'whose'> = { on: 'OVERLOADED', whose: 'YOURS' };

/** It evolves a minion and gives a copy that vanishes as the turn ends. */
const UNSTABLE_EVOLUTION: readonly Effect[] = [
  { transform: 'TARGET', into: { pool: { type: 'MINION', costOf: 'TARGET', plus: 1 } } },
  { giveCard: 'LOOT_504t' },
];

/** LOOTAPALOOZA set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_373', 'Healing Rain', {
    rules: { text: ['SUP-MW-RANDOMHEAL'] },
    text: [
      {
        repeat: 12,
        do: [
          {
            if: { entity: 'FRIENDLY_PLAYER', is: { tag: 'HEALING_DOES_DAMAGE', atLeast: 1 } },
            then: [
              {
                damage: 1,
                to: { random: { of: 'FRIENDLY_CHARACTERS', where: 'SURVIVES' } },
                fixed: true,
              },
            ],
            else: [{ heal: 1, to: RANDOM_DAMAGED_FRIENDLY_CHARACTER }],
          },
        ],
      },
    ],
  }),
  card('LOOT_060', 'Crushing Hand', { text: [{ damage: 8, to: 'TARGET' }] }),
  card('LOOT_062', 'Kobold Hermit', {
    battlecry: [
      { chooseCard: { oneOf: BASIC_TOTEMS }, save: 'totem' },
      { summon: { cardOf: { saved: 'totem' } } },
    ],
    was: [
      {
        before: '20.0',
        battlecry: [
          { chooseCard: { oneOf: BASIC_TOTEMS_BEFORE_20 }, save: 'totem' },
          { summon: { cardOf: { saved: 'totem' } } },
        ],
      },
    ],
  }),
  card('LOOT_064', 'Lesser Sapphire Spellstone', {
    text: [{ summonCopyOf: 'TARGET' }],
    triggers: growsAfter(OVERLOADED, { needed: 3, each: 'EVENT_AMOUNT' }, 'LOOT_064t1'),
  }),
  card('LOOT_064t1', 'Sapphire Spellstone', {
    text: [{ repeat: 2, do: [{ summonCopyOf: 'TARGET' }] }],
    triggers: growsAfter(OVERLOADED, { needed: 3, each: 'EVENT_AMOUNT' }, 'LOOT_064t2'),
  }),
  card('LOOT_064t2', 'Greater Sapphire Spellstone', {
    text: [{ repeat: 3, do: [{ summonCopyOf: 'TARGET' }] }],
  }),
  card('LOOT_344', 'Primal Talismans', {
    text: [{ enchant: 'LOOT_344e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('LOOT_344e', 'Primal Talisman', {
    deathrattle: [{ summon: { oneOf: BASIC_TOTEMS } }],
    was: [{ before: '20.0', deathrattle: [{ summon: { oneOf: BASIC_TOTEMS_BEFORE_20 } }] }],
  }),
  card('LOOT_358', 'Grumble, Worldshaker', {
    battlecry: [
      { save: 'others', entities: OTHER_FRIENDLY_MINIONS },
      { returnToHand: { saved: 'others' } },
      { enchant: 'LOOT_358e', on: { of: { saved: 'others' }, where: 'IN_HAND' } },
    ],
  }),
  card('LOOT_358e', 'Grumbly Tumbly', {
    enchantment: { cost: { set: 1 } },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('LOOT_504', 'Unstable Evolution', { text: UNSTABLE_EVOLUTION }),
  card('LOOT_504t', 'Unstable Evolution', {
    text: UNSTABLE_EVOLUTION,
    triggers: [
      {
        on: 'END_OF_TURN',
        rules: ['ZH-3.2-priority', 'ZH-5.1-echo'],
        zone: 'HAND',
        priority: 'FIRST',
        do: [{ setAside: 'SELF' }],
      },
    ],
  }),
  card('LOOT_506', 'The Runespear', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        rules: ['ZH-2.6-combat', 'ZH-2.6-runespear-phase'],
        source: YOUR_HERO,
        // the dead of the combat are gone before the spell, as if it had a Phase of its own
        do: [
          {
            discover: { pool: { type: 'SPELL' } },
            in: 'SETASIDE',
            save: 'spell',
            then: [{ forceDeathPhase: true }, { cast: { cardOf: { saved: 'spell' } } }],
          },
        ],
      },
    ],
  }),
  card('LOOT_517', 'Murmuring Elemental', {
    battlecry: [{ enchant: 'LOOT_517e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('LOOT_517e', 'Murmurs', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [
      {
        update: 'OTHER',
        rules: ['HS-AURA6'],
        tag: 'EXTRA_BATTLECRIES_BASE',
        on: 'FRIENDLY_PLAYER',
      },
    ],
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['HAS_BATTLECRY', { not: { among: 'CREATOR' } }] },
        evenIfGone: true,
        do: [{ detach: 'SELF' }],
      },
    ],
  }),
  card('LOOT_518', 'Windshear Stormcaller', {
    battlecry: [
      {
        if: { any: [{ controlsAll: BASIC_TOTEMS }, { controlsAll: BASIC_TOTEMS_BEFORE_20 }] },
        then: [{ summon: 'NEW1_010' }],
      },
    ],
  }),
];
