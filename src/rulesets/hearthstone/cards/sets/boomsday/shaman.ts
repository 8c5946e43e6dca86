import { type CardEntry, card } from '../../entry.js';
import {
  HAS_10_CRYSTALS,
  PLAYED_ELEMENTAL_LAST_TURN,
  RANDOM_MINION_IN_HAND,
} from '../../selectors.js';

/** BOOMSDAY set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_411', 'Electra Stormsurge', {
    battlecry: [{ enchant: 'BOT_411e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('BOT_411e', 'Electric', {
    enchantment: { spellsResolveTwice: true, lasts: 'THIS_TURN' },
    triggers: [
      { on: 'AFTER_SPELL', whose: 'YOURS', do: [{ detach: 'SELF' }] },
      { on: 'AFTER_CAST', whose: 'YOURS', do: [{ detach: 'SELF' }] },
    ],
    was: [
      {
        before: '13.0',
        triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
      },
    ],
  }),
  card('BOT_543', 'Omega Mind', {
    battlecry: [
      {
        if: HAS_10_CRYSTALS,
        then: [{ enchant: 'BOT_543e', on: 'FRIENDLY_PLAYER' }],
      },
    ],
  }),
  card('BOT_543e', 'Mind Meld', {
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ set: { LIFESTEAL: 1 }, on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('BOT_093', 'Elementary Reaction', {
    rules: { text: ['HS-COPY1'] },
    text: [
      { draw: 1, save: 'drawn' },
      { if: PLAYED_ELEMENTAL_LAST_TURN, then: [{ giveCard: { cardOf: { saved: 'drawn' } } }] },
    ],
  }),
  card('BOT_099', 'Eureka!', {
    rules: { text: ['ZH-4.8-copy-enchantments'] },
    text: [{ summonCopyOf: RANDOM_MINION_IN_HAND }],
  }),
  card('BOT_245', 'The Storm Bringer', {
    text: [
      {
        forEach: 'FRIENDLY_MINIONS',
        do: [{ transform: 'IT', into: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
      },
    ],
  }),
  card('BOT_246', 'Beakered Lightning', { text: [{ damage: 1, to: 'ALL_MINIONS' }] }),
  card('BOT_291', 'Storm Chaser', {
    battlecry: [
      {
        drawThese: {
          random: {
            of: 'FRIENDLY_DECK',
            where: { all: ['SPELL', { tag: 'COST', atLeast: 5 }] },
          },
        },
      },
    ],
  }),
  card('BOT_407', 'Thunderhead', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: 'HAS_OVERLOAD',
        do: [{ summon: 'BOT_102t', count: 2, at: 'ALTERNATING' }],
      },
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        subject: 'HAS_OVERLOAD',
        do: [{ summon: 'BOT_102t', count: 2, at: 'ALTERNATING' }],
      },
    ],
  }),
  card('BOT_451', 'Voltaic Burst', { text: [{ summon: 'BOT_102t', count: 2 }] }),
  card('BOT_533', 'Menacing Nimbus', {
    battlecry: [{ giveCard: { pool: { type: 'MINION', race: 'ELEMENTAL' } } }],
  }),
];
