import { type CardEntry, card } from '../../entry.js';
import {
  DAMAGED_FRIENDLY_CHARACTERS,
  RANDOM_DAMAGED_FRIENDLY_CHARACTER,
  RANDOM_FRIENDLY_MINION,
} from '../../selectors.js';

/** OG set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('OG_229', 'Ragnaros, Lightlord', {
    triggers: [
      {
        on: 'END_OF_TURN',
        rules: ['HS-MWLIST3'],
        whose: 'YOURS',
        when: { exists: DAMAGED_FRIENDLY_CHARACTERS },
        do: [{ heal: 8, to: RANDOM_DAMAGED_FRIENDLY_CHARACTER }],
      },
    ],
  }),
  card('OG_310', 'Steward of Darkshire', {
    triggers: [
      {
        on: 'SUMMON',
        rules: ['HS-SRS3', 'SUP-SRS-ORDER', 'SUP-QUEST-GIANTS3'],
        whose: 'YOURS',
        when: { value: 'SUMMONED_HEALTH', exactly: 1 },
        do: [{ set: { DIVINE_SHIELD: 1 }, on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('OG_006', 'Vilefin Inquisitor', { battlecry: [{ replaceHeroPower: 'OG_006b' }] }),
  card('OG_006b', 'The Tidal Hand', { text: [{ summon: 'OG_006a' }] }),
  card('OG_221', 'Selfless Hero', {
    deathrattle: [{ set: { DIVINE_SHIELD: 1 }, on: RANDOM_FRIENDLY_MINION }],
  }),
  card('OG_222', 'Rallying Blade', {
    battlecry: [
      {
        enchant: 'OG_222e',
        on: { of: 'FRIENDLY_MINIONS', where: { has: 'DIVINE_SHIELD' } },
      },
    ],
  }),
  card('OG_222e', 'Rally', { enchantment: { attack: 1, health: 1 } }),
  card('OG_223', 'Divine Strength', { text: [{ enchant: 'OG_223e', on: 'TARGET' }] }),
  card('OG_223e', 'Optimism', { enchantment: { attack: 1, health: 2 } }),
  card('OG_273', 'Stand Against Darkness', { text: [{ summon: 'CS2_101t', count: 5 }] }),
  card('OG_311', 'A Light in the Darkness', {
    text: [
      {
        discover: { pool: { type: 'MINION' } },
        save: 'taken',
        then: [{ enchant: 'OG_311e', on: { saved: 'taken' } }],
      },
    ],
  }),
  card('OG_311e', 'Beacon of Hope', { enchantment: { attack: 1, health: 1 } }),
  card('OG_198', 'Forbidden Healing', {
    text: [{ spendMana: 'ALL' }, { heal: { times: [2, 'RESULT'] }, to: 'TARGET' }],
  }),
];
