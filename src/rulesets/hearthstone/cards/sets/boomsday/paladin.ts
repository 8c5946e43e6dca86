import type { Condition } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  RANDOM_MINION_IN_DECK,
  RANDOM_SPELL_IN_DECK,
} from '../../selectors.js';

/** The attacked minion has no Divine Shield, and your board has room: so the book has it, though nothing is summoned. */
const MATRIX_HAS_TO_DO: Condition = {
  all: ['BOARD_NOT_FULL', { entity: 'EVENT_SUBJECT', is: { not: { has: 'DIVINE_SHIELD' } } }],
};

/** BOOMSDAY set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_236', 'Crystalsmith Kangor', {
    auras: [
      {
        update: 'OTHER',
        tag: 'ALL_HEALING_DOUBLE',
        on: 'FRIENDLY_PLAYER',
        rules: ['ZH-4.9-damage'],
      },
    ],
  }),
  card('BOT_908', 'Autodefense Matrix', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['MINION', 'FRIENDLY'] },
        rules: ['ZH-3.4-preattack-conditions', 'ZH-2.6-original-defender'],
        queueIf: MATRIX_HAS_TO_DO,
        when: MATRIX_HAS_TO_DO,
        do: [{ set: { DIVINE_SHIELD: 1 }, on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('BOT_234', 'Shrink Ray', { text: [{ enchant: 'BOT_234e', on: 'ALL_MINIONS' }] }),
  card('BOT_234e', 'Shrink Ray', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
  // the data has conditions on a target that it never takes
  card('BOT_436', 'Prismatic Lens', {
    requires: {},
    text: [
      { save: 'minion', entities: RANDOM_MINION_IN_DECK },
      { drawThese: { saved: 'minion' } },
      { save: 'spell', entities: RANDOM_SPELL_IN_DECK },
      { drawThese: { saved: 'spell' } },
      {
        if: { all: [{ exists: { saved: 'minion' } }, { exists: { saved: 'spell' } }] },
        then: [
          { save: 'cost', value: { tag: 'COST', of: { saved: 'minion' } } },
          {
            enchant: 'BOT_436e',
            on: { saved: 'minion' },
            num1: { tag: 'COST', of: { saved: 'spell' } },
          },
          { enchant: 'BOT_436e', on: { saved: 'spell' }, num1: { saved: 'cost' } },
        ],
      },
    ],
  }),
  card('BOT_436e', 'Swapped Cost', { enchantment: { cost: { set: 'NUM_1' } } }),
  card('BOT_537', 'Mechano-Egg', { deathrattle: [{ summon: 'BOT_537t' }] }),
  card('BOT_906', 'Glow-Tron'),
  card('BOT_909', 'Crystology', {
    text: [
      {
        drawThese: {
          random: { of: MINIONS_IN_DECK, where: { tag: 'ATTACK', exactly: 1 } },
          count: 2,
        },
      },
    ],
  }),
  card('BOT_910', 'Glowstone Technician', {
    battlecry: [{ enchant: 'BOT_910e', on: MINIONS_IN_HAND }],
  }),
  card('BOT_910e', 'Light Infused', { enchantment: { attack: 2, health: 2 } }),
  card('BOT_911', 'Annoy-o-Module'),
  card('BOT_912', "Kangor's Endless Army", {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      {
        resurrect: {
          died: 'THIS_GAME',
          side: 'FRIENDLY',
          like: { type: 'MINION', race: 'MECHANICAL' },
        },
        count: 3,
        keeping: 'UPGRADES',
        rules: ['HS-INF-magnetic-upgrades'],
      },
    ],
  }),
];
