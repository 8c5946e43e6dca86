import { type CardEntry, card } from '../../entry.js';

/** BASIC set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('HERO_09', 'Anduin Wrynn', { heroPower: 'HERO_09bp' }),
  card('CS1_112', 'Holy Nova', {
    rules: { text: ['HS-DH4b', 'HS-SEQ-spell-multistep'] },
    text: [
      { damage: 2, to: 'ENEMY_MINIONS' },
      { heal: 2, to: 'FRIENDLY_CHARACTERS' },
    ],
    was: [
      {
        before: '17.0',
        text: [
          { damage: 2, to: 'ENEMY_CHARACTERS' },
          { heal: 2, to: 'FRIENDLY_CHARACTERS' },
        ],
      },
    ],
  }),
  card('HERO_09bp', 'Lesser Heal', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ heal: 2, to: 'TARGET' }],
  }),
  card('CS1_113', 'Mind Control', { text: [{ takeControl: 'TARGET' }] }),
  card('CS2_234', 'Shadow Word: Pain', { text: [{ destroy: 'TARGET' }] }),
  card('CS2_003', 'Mind Vision', {
    rules: { text: ['HS-COPY1'] },
    text: [{ giveCard: { cardOf: { random: 'ENEMY_HAND' } } }],
  }),
  card('CS1_130', 'Holy Smite', {
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 3, to: 'TARGET' }],
    was: [
      {
        before: '17.0',
        requires: { REQ_TARGET_TO_PLAY: 0 },
        text: [{ damage: 2, to: 'TARGET' }],
      },
    ],
  }),
  card('CS2_004', 'Power Word: Shield', {
    text: [{ enchant: 'CS2_004e', on: 'TARGET' }, { draw: 1 }],
    was: [
      { before: '17.0', text: [{ enchant: 'CS2_004e', on: 'TARGET' }, { draw: 1 }] },
      { before: '20.0', text: [{ enchant: 'CS2_004e', on: 'TARGET' }] },
    ],
  }),
  card('CS2_004e', 'Power Word: Shield', { enchantment: { health: 2 } }),
  card('EX1_192', 'Radiance', { text: [{ heal: 5, to: 'FRIENDLY_HERO' }] }),
  card('EX1_193', 'Psychic Conjurer', {
    battlecry: [{ giveCard: { cardOf: { random: 'ENEMY_DECK' } } }],
  }),
  card('EX1_194', 'Power Infusion', {
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ enchant: 'EX1_194e', on: 'TARGET' }],
  }),
  card('EX1_194e', 'Power Infusion', { enchantment: { attack: 2, health: 6 } }),
  card('EX1_622', 'Shadow Word: Death', { text: [{ destroy: 'TARGET' }] }),
  card('HERO_09bp2', 'Heal', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ heal: 4, to: 'TARGET' }],
  }),
];
