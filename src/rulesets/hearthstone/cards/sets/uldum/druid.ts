import type { Condition } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { HAS_UNSPENT_MANA, HOLDS_SPELL_OF_5, SPELLS_PLAYED_THIS_TURN } from '../../selectors.js';
import { costsIf } from '../../templates/auras.js';

const CAST_SPELL_OF_5: Condition = {
  exists: { of: SPELLS_PLAYED_THIS_TURN, where: { tag: 'PLAYED_COST', atLeast: 5 } },
};

/** ULDUM set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_131', 'Untapped Potential', {
    quest: { progress: 4, reward: [{ replaceHeroPower: 'ULD_131p' }] },
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-5.3-quests-uldum'],
        queueIf: HAS_UNSPENT_MANA,
        when: HAS_UNSPENT_MANA,
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('ULD_131p', 'Ossirian Tear', {
    auras: [{ update: 'OTHER', tag: 'CHOOSE_BOTH', on: 'FRIENDLY_PLAYER' }],
  }),
  card('ULD_133', 'Crystal Merchant', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        queueIf: HAS_UNSPENT_MANA,
        when: HAS_UNSPENT_MANA,
        do: [{ draw: 1 }],
      },
    ],
  }),
  card('ULD_134', 'BEEEES!!!', {
    text: [
      { summon: 'ULD_134t', count: 4, save: 'bees' },
      // those that come to it when it is done for have nothing left to attack
      {
        forEach: { saved: 'bees' },
        do: [{ forceAttack: 'IT', on: { of: 'TARGET', where: 'SURVIVES' } }],
      },
    ],
  }),
  card('ULD_135', 'Hidden Oasis', { chooseOne: ['ULD_135a', 'ULD_135b'] }),
  card('ULD_135a', 'Befriend the Ancient', { text: [{ summon: 'ULD_135at' }] }),
  card('ULD_135b', 'Drink the Water', { text: [{ heal: 12, to: 'TARGET' }] }),
  card('ULD_136', 'Worthy Expedition', {
    text: [{ discover: { pool: { chooseOne: true } }, then: [] }],
  }),
  card('ULD_137', 'Garden Gnome', {
    battlecry: [
      { if: HOLDS_SPELL_OF_5, then: [{ summon: 'ULD_137t', count: 2, at: 'ALTERNATING' }] },
    ],
  }),
  card('ULD_138', 'Anubisath Defender', { auras: [costsIf(0, CAST_SPELL_OF_5)] }),
  card('ULD_139', 'Elise the Enlightened', {
    battlecry: [{ if: 'NO_DUPLICATES_IN_DECK', then: [{ giveCopiesOf: 'FRIENDLY_HAND' }] }],
  }),
  card('ULD_273', 'Overflow', { text: [{ heal: 5, to: 'ALL_CHARACTERS' }, { draw: 5 }] }),
  card('ULD_292', 'Oasis Surger', { chooseOne: ['ULD_292a', 'ULD_292b'] }),
  card('ULD_292a', 'Focused Burst', { text: [{ enchant: 'ULD_292ae', on: 'SELF' }] }),
  card('ULD_292ae', 'Focused', { enchantment: { attack: 2, health: 2 } }),
  card('ULD_292b', 'Divide and Conquer', { text: [{ summonCopyOf: 'SELF' }] }),
];
