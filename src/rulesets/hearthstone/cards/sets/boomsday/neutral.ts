import { type CardEntry, card } from '../../entry.js';

/** BOOMSDAY set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_280', 'Holomancer', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        evenIfGone: true,
        rules: ['ZH-2.2-left-before-completion', 'ZH-2.2-transformed'],
        do: [{ summon: { cardOf: 'EVENT_SUBJECT' }, with: 'BOT_280e' }],
      },
    ],
  }),
  card('BOT_280e', 'Hologram', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
  card('BOT_424', "Mecha'thun", {
    deathrattle: [
      {
        if: {
          all: [
            { not: { exists: 'FRIENDLY_DECK' } },
            { not: { exists: 'FRIENDLY_HAND' } },
            { not: { exists: 'FRIENDLY_MINIONS' } },
          ],
        },
        then: [{ destroy: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('BOT_511t', 'Bomb', {
    rules: { whenDrawn: ['ZH-1.6-draw-stops-when-dying'] },
    whenDrawn: [
      { setAside: 'SELF', in: 'GRAVEYARD' },
      { damage: 5, to: 'FRIENDLY_HERO', fixed: true },
      { if: { entity: 'FRIENDLY_HERO', is: 'SURVIVES' }, then: [{ draw: 1 }] },
    ],
  }),
  card('BOT_020', 'Skaterbot'),
  card('BOT_563', 'Wargear'),
  card('BOT_079', 'Faithful Lumi', {
    requires: {
      REQ_TARGET_IF_AVAILABLE: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_MINION_TARGET: 0,
      REQ_TARGET_WITH_RACE: 17,
    },
    battlecry: [{ enchant: 'BOT_079e', on: 'TARGET' }],
  }),
  card('BOT_079e', 'Illuminated', { enchantment: { attack: 1, health: 1 } }),
  card('BOT_539', 'Arcane Dynamo', {
    battlecry: [{ discover: { pool: { type: 'SPELL', costAtLeast: 5 } }, then: [] }],
  }),
];
