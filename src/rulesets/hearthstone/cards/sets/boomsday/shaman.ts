import { type CardEntry, card } from '../../entry.js';

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
        if: { value: { tag: 'RESOURCES', of: 'FRIENDLY_PLAYER' }, atLeast: 10 },
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
];
