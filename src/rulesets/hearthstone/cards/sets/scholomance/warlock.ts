import { type CardEntry, card } from '../../entry.js';

/** SCHOLOMANCE set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_307t', 'Soul Fragment', { castWhenDrawn: [{ heal: 2, to: 'FRIENDLY_HERO' }] }),
  card('SCH_158', 'Demonic Studies', {
    text: [
      { discover: { pool: { type: 'MINION', race: 'DEMON' } }, then: [] },
      { enchant: 'SCH_158e', on: 'FRIENDLY_PLAYER' },
    ],
  }),
  card('SCH_158e', 'Demonic Studies', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'DEMON' }] } },
        enchantment: 'SCH_158e2',
      },
    ],
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', { race: 'DEMON' }] },
        do: [{ detach: 'SELF' }],
      },
    ],
  }),
  card('SCH_158e2', 'Studying Demons', { enchantment: { cost: -1 } }),
  card('SCH_147', 'Boneweb Egg', {
    rules: { deathrattle: ['ZH-4.8-move-enchantments'] },
    deathrattle: [{ summon: 'SCH_147t', count: 2 }],
    triggers: [
      {
        on: 'DISCARD',
        subject: 'IS_SELF',
        zone: 'GRAVEYARD',
        do: [{ triggerDeathrattles: 'SELF' }],
      },
    ],
  }),
];
