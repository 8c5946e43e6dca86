import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK } from '../../selectors.js';

/** ICECROWN set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_021', 'Exploding Bloatbat', { deathrattle: [{ damage: 2, to: 'ENEMY_MINIONS' }] }),
  card('ICC_049', 'Toxic Arrow', {
    text: [
      { damage: 2, to: 'TARGET' },
      {
        if: { entity: 'TARGET', is: 'SURVIVES' },
        then: [{ enchant: 'ICC_049e', on: 'TARGET' }],
      },
    ],
  }),
  card('ICC_049e', 'Toxic Arrow', { enchantment: { grants: ['POISONOUS'] } }),
  card('ICC_052', 'Play Dead', {
    rules: { text: ['ZH-4.7-pseudo-move-removes'] },
    text: [{ triggerDeathrattles: 'TARGET' }],
  }),
  card('ICC_200', 'Venomstrike Trap', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['MINION', 'FRIENDLY'] },
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'EX1_170' }],
      },
    ],
  }),
  card('ICC_204', 'Professor Putricide', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        rules: ['ZH-2.3-play', 'ZH-2.3-use-vs-cast'],
        whose: 'YOURS',
        subject: 'SECRET',
        do: [{ cast: { pool: { class: 'HUNTER', secret: true, notOnBoard: true } } }],
      },
    ],
  }),
  card('ICC_243', 'Corpse Widow', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'HAS_DEATHRATTLE' },
        enchantment: 'ICC_243e',
      },
    ],
  }),
  card('ICC_243e', 'Exhumed', { enchantment: { cost: -2 } }),
  card('ICC_415', 'Stitched Tracker', {
    battlecry: [{ discover: { cardsOf: MINIONS_IN_DECK }, then: [] }],
  }),
  card('ICC_825', 'Abominable Bowman', {
    rules: { deathrattle: ['HS-DEC3', 'HS-DEC4'] },
    deathrattle: [
      {
        resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION', race: 'BEAST' } },
        count: 1,
      },
    ],
  }),
];
