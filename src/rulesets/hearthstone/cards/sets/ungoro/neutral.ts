import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_HAND } from '../../selectors.js';
import { ADAPTATIONS } from './adaptations.js';

/** UNGORO set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_001', 'Pterrordax Hatchling', {
    battlecry: [{ adapt: 'SELF', offering: { oneOf: ADAPTATIONS } }],
  }),
  card('UNG_002', 'Volcanosaur', {
    battlecry: [
      { adapt: 'SELF', offering: { oneOf: ADAPTATIONS } },
      { adapt: 'SELF', offering: { oneOf: ADAPTATIONS } },
    ],
  }),
  card('UNG_089', 'Gentle Megasaur', {
    battlecry: [
      {
        adapt: { of: 'FRIENDLY_MINIONS', where: { race: 'MURLOC' } },
        offering: { oneOf: ADAPTATIONS },
      },
    ],
  }),
  card('UNG_085', 'Emerald Hive Queen', {
    auras: [{ update: 'HEALTH_ATTACK', to: MINIONS_IN_HAND, enchantment: 'UNG_085e' }],
  }),
  card('UNG_085e', 'Emerald Hive', { enchantment: { cost: 2 } }),
  card('UNG_900', 'Spiritsinger Umbra', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        rules: ['SUP-REENTRY-UMBRA'],
        whose: 'YOURS',
        do: [{ triggerDeathrattles: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('UNG_113', 'Bright-Eyed Scout', {
    battlecry: [
      { draw: 1, save: 'drawn' },
      { enchant: 'UNG_113e', on: { saved: 'drawn' } },
    ],
  }),
  card('UNG_113e', 'Scouted', { enchantment: { cost: { set: 5 } } }),
];
