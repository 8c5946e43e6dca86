import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  RANDOM_MINION_IN_HAND,
  SILVER_HAND_RECRUITS,
  SPELLS_PLAYED_THIS_GAME,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { growsAfter } from '../../templates/spellstone.js';
import { becomesOneOf } from '../../templates/unidentified.js';

/** Health that something of yours restores makes it grow, but once in a Phase only (SUP-STONE-PEARL). */
function growsByHealing(into: string): readonly Trigger[] {
  return growsAfter(
    {
      on: 'HEALING',
      source: 'FRIENDLY',
      queueIf: { not: { entity: 'SELF', is: { carries: 'LOOT_091e' } } },
      rules: ['SUP-STONE-LIST', 'ZH-5.3-spellstones', 'SUP-STONE-PEARL'],
    },
    { needed: 3, each: 'EVENT_AMOUNT', then: [{ enchant: 'LOOT_091e', on: 'SELF' }] },
    into,
  );
}

/** LOOTAPALOOZA set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_093', 'Call to Arms', {
    rules: { text: ['SUP-SUMMON-SEQ'] },
    text: [
      {
        repeat: 3,
        do: [
          {
            putIntoPlay: {
              random: {
                of: 'FRIENDLY_DECK',
                where: { all: ['MINION', { tag: 'COST', atMost: 2 }] },
              },
            },
          },
        ],
      },
    ],
  }),
  card('LOOT_088', 'Potion of Heroism', {
    text: [{ set: { DIVINE_SHIELD: 1 }, on: 'TARGET' }, { draw: 1 }],
  }),
  card('LOOT_091', 'Lesser Pearl Spellstone', {
    text: [{ summon: 'LOOT_091t' }],
    triggers: growsByHealing('LOOT_091t1'),
  }),
  card('LOOT_091t1', 'Pearl Spellstone', {
    text: [{ summon: 'LOOT_091t1t' }],
    triggers: growsByHealing('LOOT_091t2'),
  }),
  /** Its id is ours: it is there until the next Aura Update (Other). */
  ownCard({
    id: 'LOOT_091e',
    name: 'Grown in this Phase',
    type: 'ENCHANTMENT',
    set: 'LOOTAPALOOZA',
    enchantment: { lasts: 'OUT_OF_PLAY' },
    auras: [{ update: 'OTHER', if: { exists: 'HOST' }, do: [{ detach: 'SELF' }] }],
  }),
  card('LOOT_091t2', 'Greater Pearl Spellstone', { text: [{ summon: 'LOOT_091t2t' }] }),
  card('LOOT_216', 'Lynessa Sunsorrow', {
    rules: { battlecry: ['HS-FDP1', 'HS-INF-repeats'] },
    battlecry: [
      {
        save: 'spells',
        entities: {
          of: SPELLS_PLAYED_THIS_GAME,
          where: { tag: 'PLAYED_ON_OWN_MINION', atLeast: 1 },
        },
      },
      {
        forEach: { random: { saved: 'spells' }, count: { saved: 'spells' } },
        do: [
          {
            if: { entity: 'SELF', is: 'ON_BOARD' },
            then: [{ cast: { cardOf: 'IT' }, on: 'SELF' }, { forceDeathPhase: true }],
          },
        ],
      },
    ],
  }),
  card('LOOT_286', 'Unidentified Maul', {
    ...becomesOneOf('LOOT_286t1', 'LOOT_286t2', 'LOOT_286t3', 'LOOT_286t4'),
  }),
  card('LOOT_286t1', "Champion's Maul", { battlecry: [{ summon: 'CS2_101t', count: 2 }] }),
  card('LOOT_286t2', 'Sacred Maul', {
    battlecry: [{ enchant: 'LOOT_286t2e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('LOOT_286t2e', 'Sacred Blessing', { enchantment: { grants: ['TAUNT'] } }),
  card('LOOT_286t3', 'Blessed Maul', {
    battlecry: [{ enchant: 'LOOT_286t3e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('LOOT_286t3e', 'Holy Blessings', { enchantment: { attack: 1 } }),
  card('LOOT_286t4', "Purifier's Maul", {
    battlecry: [{ set: { DIVINE_SHIELD: 1 }, on: 'FRIENDLY_MINIONS' }],
  }),
  card('LOOT_313', 'Crystal Lion', { auras: [costsLess({ count: SILVER_HAND_RECRUITS })] }),
  card('LOOT_333', 'Level Up!', { text: [{ enchant: 'LOOT_333e', on: SILVER_HAND_RECRUITS }] }),
  card('LOOT_333e', '+1 Level!', { enchantment: { attack: 2, health: 2, grants: ['TAUNT'] } }),
  card('LOOT_363', 'Drygulch Jailor', { deathrattle: [{ giveCard: 'CS2_101t', count: 3 }] }),
  card('LOOT_398', 'Benevolent Djinn', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ heal: 3, to: 'FRIENDLY_HERO' }] }],
  }),
  card('LOOT_500', "Val'anyr", {
    rules: { deathrattle: ['SUP-COPY-DOPPEL', 'ZH-4.8-hand-to-board-old'] },
    deathrattle: [{ enchant: 'LOOT_500e', on: RANDOM_MINION_IN_HAND }],
  }),
  card('LOOT_500e', "Wielding Val'anyr", {
    enchantment: { attack: 4, health: 2 },
    deathrattle: [{ equip: 'LOOT_500' }],
  }),
];
