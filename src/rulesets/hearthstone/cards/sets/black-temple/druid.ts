import type { Condition } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { MANA_IS_FULL, RANDOM_MINION_IN_HAND } from '../../selectors.js';
import { costsIf } from '../../templates/auras.js';
import { whenThisAwakens } from '../../templates/dormant.js';

const HAS_7_CRYSTALS: Condition = {
  value: { tag: 'RESOURCES', of: 'FRIENDLY_PLAYER' },
  atLeast: 7,
};

/** BLACK_TEMPLE set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('BT_129', 'Germination', {
    rules: { text: ['ZH-3.1-summon-with-enchantment'] },
    requires: {
      REQ_TARGET_TO_PLAY: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_NUM_MINION_SLOTS: 1,
    },
    text: [
      { summonCopyOf: 'TARGET', save: 'copy' },
      { enchant: 'BT_129e', on: { saved: 'copy' } },
    ],
  }),
  card('BT_129e', 'Mitosis', { enchantment: { grants: ['TAUNT'] } }),
  card('BT_128', 'Fungal Fortunes', {
    text: [
      { draw: 3, save: 'drawn' },
      { discard: { of: { saved: 'drawn' }, where: { all: ['MINION', 'IN_HAND'] } } },
    ],
  }),
  card('BT_131', 'Ysiel Windsinger', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'BT_131e',
      },
    ],
  }),
  card('BT_132', 'Ironbark', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'BT_132e', on: 'TARGET' }],
    auras: [costsIf(0, HAS_7_CRYSTALS)],
  }),
  card('BT_132e', 'Ironbark', { enchantment: { attack: 1, health: 3, grants: ['TAUNT'] } }),
  card('BT_133', 'Marsh Hydra', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        do: [{ giveCard: { pool: { type: 'MINION', cost: 8 } } }],
      },
    ],
  }),
  card('BT_134', 'Bogbeam', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: 3, to: 'TARGET' }],
    auras: [costsIf(0, HAS_7_CRYSTALS)],
  }),
  card('BT_135', 'Glowfly Swarm', {
    text: [{ summon: 'BT_135t', count: { count: { of: 'FRIENDLY_HAND', where: 'SPELL' } } }],
  }),
  card('BT_130', 'Overgrowth', {
    text: [
      {
        if: MANA_IS_FULL,
        then: [{ giveCard: 'CS2_013t' }],
        else: [{ gainMana: 2, kind: 'EMPTY_CRYSTAL' }],
      },
    ],
  }),
  card('BT_136', "Archspore Msshi'fn", {
    deathrattle: [{ shuffleIntoDeck: { newCard: 'BT_136t' } }],
  }),
  card('BT_136t', "Msshi'fn Prime", {
    keywords: ['TAUNT'],
    chooseOne: ['BT_136ta', 'BT_136tb'],
    bothOptions: [{ summon: 'BT_136tt3' }],
  }),
  card('BT_136ta', "Msshi'fn Pro'tec", { text: [{ summon: 'BT_136tt' }] }),
  card('BT_136tb', "Msshi'fn At'tac", { text: [{ summon: 'BT_136tt2' }] }),
  card('BT_127', 'Imprisoned Satyr', {
    dormant: 'BT_737e',
    triggers: whenThisAwakens({ enchant: 'BT_127e', on: RANDOM_MINION_IN_HAND }),
  }),
  card('BT_127e', 'Imprisoned Satyr', { enchantment: { cost: -5 } }),
];
