import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { RANDOM_ENEMY } from '../../selectors.js';

/** ALTERAC_VALLEY set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('AV_114', 'Shivering Sorceress', {
    battlecry: [
      {
        enchant: 'AV_114e',
        on: { random: { highest: 'COST', among: { of: 'FRIENDLY_HAND', where: 'SPELL' } } },
      },
    ],
  }),
  ownEnchantment('AV_114e', 'Shivering Sorceress', { cost: -1 }),
  card('AV_212', 'Siphon Mana', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }],
    honorableKill: [{ enchant: 'AV_212e', on: { of: 'FRIENDLY_HAND', where: 'SPELL' } }],
  }),
  ownEnchantment('AV_212e', 'Siphon Mana', { cost: -1 }),
  card('AV_218', 'Mass Polymorph', { text: [{ transform: 'ALL_MINIONS', into: 'CS2_tk1' }] }),
  card('ONY_006', 'Deep Breath', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['HS-DH5'] },
    text: [
      {
        damage: { plus: [1, { count: { of: 'FRIENDLY_HAND', where: 'SPELL' } }] },
        to: { union: ['TARGET', { adjacentTo: 'TARGET' }] },
      },
    ],
  }),
  card('ONY_007', 'Haleh, Matron Protectorate', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [{ repeat: 4, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
      },
    ],
  }),
];
