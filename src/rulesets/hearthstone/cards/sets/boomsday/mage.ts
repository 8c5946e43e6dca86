import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK, RANDOM_ENEMY } from '../../selectors.js';

/** BOOMSDAY set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_257', "Luna's Pocket Galaxy", { text: [{ enchant: 'BOT_257e', on: MINIONS_IN_DECK }] }),
  card('BOT_257e', 'Starstruck', { enchantment: { cost: { set: 1 } } }),
  card('BOT_531', 'Celestial Emissary', {
    battlecry: [{ enchant: 'BOT_531e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('BOT_531e', 'Celestial Power', {
    enchantment: { spellDamage: 2, lasts: 'THIS_TURN' },
    triggers: [
      { on: 'AFTER_SPELL', whose: 'YOURS', do: [{ detach: 'SELF' }] },
      { on: 'AFTER_CAST', whose: 'YOURS', do: [{ detach: 'SELF' }] },
    ],
    was: [
      {
        before: '12.2',
        triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
      },
    ],
  }),
  card('BOT_254', 'Unexpected Results', {
    text: [
      {
        repeat: 2,
        do: [
          {
            summon: { pool: { type: 'MINION', costOf: 'SPELL_DAMAGE', plus: 2, nearest: 'ANY' } },
            rules: ['ZH-5.2-no-cost-fallback'],
          },
        ],
      },
    ],
  }),
  card('BOT_101', 'Astral Rift', {
    text: [{ repeat: 2, do: [{ giveCard: { pool: { type: 'MINION' } } }] }],
  }),
  card('BOT_103', 'Stargazer Luna', {
    triggers: [
      { on: 'AFTER_PLAY', whose: 'YOURS', subject: 'RIGHTMOST', do: [{ draw: 1 }] },
      { on: 'AFTER_SPELL', whose: 'YOURS', subject: 'RIGHTMOST', do: [{ draw: 1 }] },
    ],
  }),
  card('BOT_256', 'Astromancer', {
    battlecry: [
      { summon: { pool: { type: 'MINION', costOf: { count: 'FRIENDLY_HAND' }, nearest: 'ANY' } } },
    ],
  }),
  card('BOT_453', 'Shooting Star', {
    text: [
      {
        damageTogether: [
          { damage: 1, to: 'TARGET' },
          { damage: 1, to: { adjacentTo: 'TARGET' } },
        ],
      },
    ],
  }),
  card('BOT_600', 'Research Project', { text: [{ draw: 2, who: 'BOTH' }] }),
  card('BOT_601', 'Meteorologist', {
    battlecry: [{ repeat: { count: 'FRIENDLY_HAND' }, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
  }),
];
