import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { OTHER_FRIENDLY_MINIONS } from '../../selectors.js';

/** BARRENS set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_534', "Pride's Fury", { text: [{ enchant: 'BAR_534e', on: 'FRIENDLY_MINIONS' }] }),
  ownEnchantment('BAR_534e', "Pride's Fury", { attack: 1, health: 3 }),
  card('BAR_535', 'Thickhide Kodo', { deathrattle: [{ gainArmor: 5 }] }),
  card('BAR_720', 'Guff Runetotem', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        subject: { school: 'NATURE' },
        do: [{ enchant: 'BAR_720e', on: { random: OTHER_FRIENDLY_MINIONS } }],
      },
    ],
  }),
  ownEnchantment('BAR_720e', 'Guff Runetotem', { attack: 2, health: 2 }),
  card('WC_004', 'Fangbound Druid', {
    deathrattle: [
      { enchant: 'WC_004e', on: { random: { of: 'FRIENDLY_HAND', where: { race: 'BEAST' } } } },
    ],
  }),
  ownEnchantment('WC_004e', 'Fangbound Druid', { cost: -2 }),
  card('WC_006', 'Lady Anacondra', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { school: 'NATURE' } },
        enchantment: 'WC_006e',
      },
    ],
  }),
  ownEnchantment('WC_006e', 'Lady Anacondra', { cost: -2 }),
  card('BAR_540', 'Plaguemaw the Rotting', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: { all: ['MINION', { has: 'TAUNT' }] },
        do: [
          { summon: { cardOf: 'EVENT_SUBJECT' }, save: 'new' },
          { set: { TAUNT: 0 }, on: { saved: 'new' } },
        ],
      },
    ],
  }),
];
