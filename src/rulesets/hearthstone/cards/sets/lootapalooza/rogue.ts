import type { Condition, Selector, Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  CAN_BE_HIT,
  ENDS_AS_HOST_IS_PLAYED,
  MINIONS_IN_DECK,
  movesOnce,
  RANDOM_MINION_IN_HAND,
  RANDOM_WEAPON_IN_DECK,
  SURVIVING_ENEMY_MINIONS,
  YOUR_HERO,
} from '../../selectors.js';
import { growsAfter } from '../../templates/spellstone.js';

/** You play a card with a Deathrattle. */
const DEATHRATTLE_PLAYED: Pick<Trigger, 'on' | 'whose' | 'subject'> = {
  on: 'ON_PLAY',
  whose: 'YOURS',
  subject: 'HAS_DEATHRATTLE',
};

/** Minions next to the attacker that it could be led to. */
const NEIGHBOURS: Selector = { of: { adjacentTo: 'PROPOSED_ATTACKER' }, where: CAN_BE_HIT };

/** From 23.0 on the attacker has to survive as well (ZH-3.4-preattack-conditions). */
const ATTACKER_AND_NEIGHBOUR: Condition = {
  all: [{ entity: 'PROPOSED_ATTACKER', is: 'SURVIVES' }, { exists: NEIGHBOURS }],
};

/** LOOTAPALOOZA set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_210', 'Sudden Betrayal', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['ZH-3.4-preattack-conditions'],
        subject: YOUR_HERO,
        source: 'MINION',
        queueIf: ATTACKER_AND_NEIGHBOUR,
        when: ATTACKER_AND_NEIGHBOUR,
        do: [{ redirectAttackTo: { random: NEIGHBOURS } }],
      },
    ],
    was: [
      {
        before: '23.0',
        triggers: [
          {
            on: 'PROPOSED_ATTACK',
            rules: ['HS-PAE-sudden-betrayal', 'ZH-3.4-preattack-conditions'],
            subject: YOUR_HERO,
            source: 'MINION',
            queueIf: { exists: NEIGHBOURS },
            when: { exists: NEIGHBOURS },
            do: [{ redirectAttackTo: { random: NEIGHBOURS } }],
          },
        ],
      },
    ],
  }),
  card('LOOT_412', 'Kobold Illusionist', {
    rules: { deathrattle: ['SUP-PRECHECK-CARDS'] },
    deathrattle: [{ summon: { cardOf: RANDOM_MINION_IN_HAND }, with: 'LOOT_412e' }],
  }),
  card('LOOT_412e', 'Shadowy', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
  card('LOOT_026', "Fal'dorei Strider", {
    battlecry: [{ repeat: 3, do: [{ shuffleIntoDeck: { newCard: 'LOOT_026e' } }] }],
  }),
  card('LOOT_026e', 'Spider Ambush!', {
    rules: { whenDrawn: ['ZH-2.3-use-vs-cast'] },
    whenDrawn: [{ setAside: 'SELF', in: 'GRAVEYARD' }, { summon: 'LOOT_026t' }, { draw: 1 }],
  }),
  card('LOOT_033', 'Cavern Shinyfinder', {
    battlecry: [{ drawThese: RANDOM_WEAPON_IN_DECK }],
  }),
  card('LOOT_165', 'Sonya Shadowdancer', {
    triggers: [
      {
        on: 'DEATH',
        rules: ['SUP-AU-CREATECARD'],
        whose: 'YOURS',
        subject: { all: ['MINION', { not: 'IS_SELF' }] },
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' }, with: 'LOOT_165e' }],
      },
    ],
  }),
  card('LOOT_165e', "Sonya's Shadow", {
    enchantment: { attack: { set: 1 }, health: { set: 1 }, cost: { set: 1 } },
  }),
  card('LOOT_204', 'Cheat Death', {
    triggers: [
      {
        on: 'DEATH',
        // as Getaway Kodo, which returns the same minion (HS-ARE4): inferred
        rules: ['ZH-A.3-pseudo-moves'],
        whose: 'YOURS',
        subject: 'MINION',
        queueIf: 'HAND_NOT_FULL',
        when: {
          all: ['HAND_NOT_FULL', { entity: 'EVENT_SUBJECT', is: { among: 'FRIENDLY_GRAVEYARD' } }],
        },
        do: [
          { returnToHand: 'EVENT_SUBJECT', asCopy: true, save: 'returned' },
          { enchant: 'LOOT_204e', on: { saved: 'returned' } },
        ],
      },
    ],
  }),
  card('LOOT_204e', 'Close Call', {
    enchantment: { cost: -2 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('LOOT_211', 'Elven Minstrel', {
    combo: [{ drawThese: { random: MINIONS_IN_DECK, count: 2 } }],
  }),
  card('LOOT_214', 'Evasion', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: YOUR_HERO,
        do: [{ enchant: 'LOOT_214e', on: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('LOOT_214e', 'Evasive', { enchantment: { grants: ['IMMUNE'], lasts: 'THIS_TURN' } }),
  card('LOOT_542', 'Kingsbane', {
    rules: { deathrattle: ['ZH-A.3-pseudo-moves'] },
    tags: { KEEP_ENCHANTMENTS: 1 },
    deathrattle: movesOnce({ shuffleIntoDeck: { copiesOf: 'SELF' } }, { setAside: 'SELF' }),
  }),
  card('LOOT_503', 'Lesser Onyx Spellstone', {
    text: [{ destroy: { random: SURVIVING_ENEMY_MINIONS } }],
    triggers: growsAfter(DEATHRATTLE_PLAYED, { needed: 3 }, 'LOOT_503t'),
  }),
  card('LOOT_503t', 'Onyx Spellstone', {
    text: [{ destroy: { random: SURVIVING_ENEMY_MINIONS, count: 2 } }],
    triggers: growsAfter(DEATHRATTLE_PLAYED, { needed: 3 }, 'LOOT_503t2'),
  }),
  card('LOOT_503t2', 'Greater Onyx Spellstone', {
    text: [{ destroy: { random: SURVIVING_ENEMY_MINIONS, count: 3 } }],
  }),
];
