import { type CardEntry, card } from '../../entry.js';

/** LOE set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_077', 'Brann Bronzebeard', {
    auras: [{ update: 'OTHER', tag: 'EXTRA_BATTLECRIES_BASE', on: 'FRIENDLY_PLAYER' }],
  }),
  card('LOE_053', 'Djinni of Zephyrs', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        source: { all: ['MINION', 'FRIENDLY', { not: 'IS_SELF' }] },
        do: [{ cast: { cardOf: 'EVENT_SUBJECT' }, on: 'SELF' }],
      },
    ],
  }),
  card('LOE_038', 'Naga Sea Witch', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HAND', enchantment: 'LOE_038e' }],
  }),
  card('LOE_038e', 'Seawitching', { enchantment: { cost: { set: 5 } } }),
  card('LOE_086', 'Summoning Stone', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ summon: { pool: { type: 'MINION', costOf: 'EVENT_AMOUNT' } } }],
      },
    ],
  }),
];
